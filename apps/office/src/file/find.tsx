import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListCustomers } from '@sakina/api-client/wire/ops'
import { Button } from '@sakina/ui/button'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'

import { searchOf } from '../shared/list-filters.tsx'
import { Moment } from '../shared/moment.tsx'
import { Link, Navigate, useSearchParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { RecordList, usePage } from './record-list.tsx'

type Customer = EntityOf<typeof opsListCustomers>['items'][number]

/** The columns of the customers who match what was typed. */
function useColumns(): readonly TableColumn<Customer>[] {
  const t = useText()
  return [
    {
      id: 'name',
      header: t('today.family'),
      rowHeader: true,
      cell: ({ id, name }) => (
        <Link to={`/file/${id}`} className="text-primary">
          <PersonName name={name} />
        </Link>
      ),
    },
    {
      id: 'phone',
      header: t('answer.fact.phone'),
      cell: ({ mobile, contactPhone: other }) => {
        const number = mobile ?? other
        return number !== null && <Phone number={number} link="text" />
      },
    },
    {
      id: 'since',
      header: t('file.since'),
      cell: ({ createdAt: since }) => since !== null && <Moment at={since} />,
    },
  ]
}

/** Finds the file of a customer by the number of an order or a contract, by mobile or by name. */
export function Find() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const search = searchOf(query.get('search'))
  const [typed, setTyped] = useState(search)
  const columns = useColumns()
  const page = usePage()
  const found = useEndpoint(opsListCustomers, search === '' ? null : { query: { ...page, search } })
  const only = found.data?.total === 1 ? found.data.items[0] : undefined
  if (only !== undefined && !found.isValidating) return <Navigate replace to={`/file/${only.id}`} />
  return (
    <Screen title={t('file.find')}>
      <form
        role="search"
        className="flex max-w-md items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setQuery(typed.trim() === '' ? {} : { search: typed.trim() })
        }}
      >
        <TextField
          type="search"
          className="min-w-0 grow"
          label={t('file.typed')}
          value={typed}
          onValueChange={setTyped}
        />
        <Button type="submit">{t('today.find')}</Button>
      </form>
      {search === '' ? (
        <Text tone="muted">{t('file.how')}</Text>
      ) : (
        <RecordList
          caption={t('file.found')}
          answer={found}
          columns={columns}
          rowKey={({ id }) => String(id)}
        />
      )}
    </Screen>
  )
}
