import { useEndpoint } from '@sakina/api-client/swr'
import { opsRegisterCustomer } from '@sakina/api-client/wire/office-orders'
import { opsGetCustomer } from '@sakina/api-client/wire/ops'
import { Card } from '@sakina/ui/card'
import { KeyValueListSkeleton } from '@sakina/ui/key-value-list'
import { Money } from '@sakina/ui/money'
import { Phone } from '@sakina/ui/phone'
import { SkeletonGroup } from '@sakina/ui/skeleton'

import { ActPanel } from '../answer/act-panel.tsx'
import { customerActs } from '../answer/customer-acts.ts'
import { Facts } from '../shared/facts.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'
import { Moment } from '../shared/moment.tsx'
import { PartTabs } from '../shared/part-tabs.tsx'
import { mayDo, useSession, useSignedOutCheck } from '../shared/person.ts'
import { Link, useParams, useSearchParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { fileTabs } from './lists.tsx'

/** The parts of a file, one of which is open. */
function Parts({ customer }: { customer: string }) {
  const t = useText()
  const { person } = useSession()
  const [query] = useSearchParams()
  const shown = fileTabs.filter(({ operation }) => mayDo(person, operation))
  const part = shown.find(({ id }) => id === query.get('part')) ?? shown[0]
  if (part === undefined) return null
  const { List } = part
  return (
    <>
      <PartTabs
        label={t('file.parts')}
        parts={shown.map(({ id, label }) => ({ id, label: t(label) }))}
        current={part.id}
      />
      <List key={part.id} customer={customer} />
    </>
  )
}

/** The file of a customer: who it is, and everything between the family and the office. */
export function CustomerFile() {
  const t = useText()
  const { id = '' } = useParams()
  const { person } = useSession()
  const { data, error, isValidating, mutate } = useEndpoint(opsGetCustomer, { params: { id } })
  useSignedOutCheck(error)
  const acts = customerActs(id).filter(({ operation }) => mayDo(person, operation))
  return (
    <Screen title={data?.name ?? t('file.title')}>
      {data === undefined && error !== undefined && !isValidating ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          <Card as="section" aria-label={t('answer.facts')}>
            {data === undefined ? (
              <SkeletonGroup label={t('answer.loading')}>
                <KeyValueListSkeleton count={4} layout="columns" />
              </SkeletonGroup>
            ) : (
              <Facts
                facts={[
                  {
                    label: 'answer.fact.phone',
                    value: data.phone !== '' && <Phone number={data.phone} link="text" />,
                  },
                  { label: 'file.verified', value: t(data.isMobileVerified ? 'file.yes' : 'file.no') },
                  { label: 'file.email', value: data.email },
                  { label: 'acts.change.wallet', value: <Money halalas={data.wallet} /> },
                  { label: 'file.since', value: data.createdAt && <Moment at={data.createdAt} /> },
                  { label: 'file.password', value: data.mustChangePassword && t('file.passwordAsked') },
                  {
                    label: 'file.addresses',
                    value:
                      data.addresses.length > 0 &&
                      data.addresses.map((address) => <div key={address}>{address}</div>),
                    wide: true,
                  },
                ]}
              />
            )}
          </Card>
          {data !== undefined && mayDo(person, opsRegisterCustomer) && (
            <Link to={`/new-order/${id}`} className="justify-self-start font-semibold text-primary">
              {t('newOrder.title')}
            </Link>
          )}
          <Parts customer={id} />
          {acts.length > 0 && data !== undefined && (
            <Card as="section" aria-label={t('file.acts')} className="max-w-2xl">
              <ActPanel acts={acts} onDone={() => void mutate()} onChanged={() => void mutate()} />
            </Card>
          )}
        </>
      )}
    </Screen>
  )
}
