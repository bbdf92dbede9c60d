import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { opsRegisterCustomer } from '@sakina/api-client/wire/office-orders'
import { opsListCustomers } from '@sakina/api-client/wire/ops'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Heading } from '@sakina/ui/heading'
import { Text } from '@sakina/ui/text'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'

import { RecordList, usePage } from '../file/record-list.tsx'
import { customerColumns } from '../shared/contact-columns.tsx'
import { ListSearch, searchOf } from '../shared/list-filters.tsx'
import { Navigate, useSearchParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

const orderPath = (id: string | number): string => `/new-order/${id}`

/** A mobile that was searched for need not be typed again for a family that is not known yet. */
const mobileIn = (search: string): string => (/^[+\d\s٠-٩۰-۹-]{9,}$/u.test(search) ? search : '')

/** Opens the account of a family that calls for the first time. */
function RegisterFamily({ mobile: searched }: { mobile: string }) {
  const t = useText()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(opsRegisterCustomer)
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState(searched)
  const [nationalId, setNationalId] = useState('')
  const [opened, setOpened] = useState<string>()
  if (opened !== undefined) return <Navigate to={orderPath(opened)} />
  const problemOf = (field: 'name' | 'mobile' | 'nationalId'): string | undefined =>
    error?.fields[field] === undefined ? undefined : t(`newOrder.problem.${field}`)
  const isTaken = error?.code === 'login_taken'
  const send = async (): Promise<void> => {
    const reply = await run({ body: { name, mobile, nationalId } })
    if (reply.ok) setOpened(String(reply.value.id))
  }
  return (
    <Card as="section" aria-labelledby="register" className="max-w-xl">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div>
          <Heading level={2} size="lead" id="register">
            {t('newOrder.register')}
          </Heading>
          <Text tone="muted">{t('newOrder.registerText')}</Text>
        </div>
        <TextField
          label={t('newOrder.mobile')}
          content="ltr"
          inputMode="tel"
          required
          value={mobile}
          onValueChange={setMobile}
          error={problemOf('mobile')}
        />
        <TextField
          label={t('newOrder.name')}
          required
          value={name}
          onValueChange={setName}
          error={problemOf('name')}
        />
        <TextField
          label={t('newOrder.nationalId')}
          content="ltr"
          inputMode="numeric"
          required
          value={nationalId}
          onValueChange={setNationalId}
          error={problemOf('nationalId')}
        />
        {error !== null && Object.keys(error.fields).length === 0 && (
          <Alert tone="warning" announce>
            {isTaken ? t('newOrder.taken') : words(error)}
          </Alert>
        )}
        <Button type="submit" loading={busy} className="justify-self-start">
          {t('newOrder.open')}
        </Button>
      </form>
    </Card>
  )
}

/** Finds the family that calls or stands at the desk, or opens its account. */
export function NewOrder() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const search = searchOf(query.get('search'))
  const columns = customerColumns(t, orderPath)
  const page = usePage()
  const found = useEndpoint(opsListCustomers, search === '' ? null : { query: { ...page, search } })
  const only = found.data?.total === 1 ? found.data.items[0] : undefined
  if (only !== undefined && !found.isValidating) return <Navigate replace to={orderPath(only.id)} />
  const isUnknown = found.data?.items.length === 0
  return (
    <Screen title={t('newOrder.title')}>
      <ListSearch
        key={`search ${search}`}
        search={search}
        label={t('file.typed')}
        onSearch={(typed) => setQuery(typed === '' ? {} : { search: typed })}
      />
      {search === '' && <Text tone="muted">{t('newOrder.how')}</Text>}
      {search !== '' && !isUnknown && (
        <RecordList
          caption={t('file.found')}
          answer={found}
          columns={columns}
          rowKey={({ id }) => String(id)}
        />
      )}
      {isUnknown && (
        <Alert tone="info" announce>
          {t('newOrder.unknown')}
        </Alert>
      )}
      {(search === '' || found.data !== undefined) && (
        <RegisterFamily key={`register ${search}`} mobile={mobileIn(search)} />
      )}
    </Screen>
  )
}
