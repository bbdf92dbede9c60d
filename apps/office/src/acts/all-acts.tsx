import { useEndpoint } from '@sakina/api-client/swr'
import { opsListActs } from '@sakina/api-client/wire/ops'
import { PersonName } from '@sakina/ui/person-name'
import type { TableColumn } from '@sakina/ui/table'

import { RecordList, usePage } from '../file/record-list.tsx'
import { Moment } from '../shared/moment.tsx'
import { Link } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { ChangeOfAct, useActWords, type KeptAct } from './acts.tsx'

/** The columns of the acts: what was done, by whom, when, about whom, why, and what it changed. */
function useColumns(): readonly TableColumn<KeptAct>[] {
  const t = useText()
  const { who, what, why } = useActWords()
  return [
    { id: 'what', header: t('acts.what'), rowHeader: true, cell: what },
    { id: 'who', header: t('acts.who'), cell: who },
    { id: 'at', header: t('answer.fact.at'), cell: ({ at }) => at && <Moment at={at} /> },
    {
      id: 'customer',
      header: t('acts.about'),
      cell: ({ customer, customerId, after }) =>
        customer === null ? (
          customerId === null && after?.workers.map((name) => <PersonName key={name} name={name} />)
        ) : (
          <Link to={`/file/${customer.id}?part=acts`} className="text-primary">
            <PersonName name={customer.name} />
          </Link>
        ),
    },
    { id: 'why', header: t('acts.why'), cell: why },
    {
      id: 'change',
      header: t('acts.changed'),
      cell: (act) => <ChangeOfAct act={act} />,
    },
  ]
}

/** Everything that the office did, the newest first; nobody can change it. */
export function AllActs() {
  const t = useText()
  const columns = useColumns()
  const acts = useEndpoint(opsListActs, { query: usePage() })
  return (
    <Screen title={t('acts.title')}>
      <RecordList caption={t('acts.title')} answer={acts} columns={columns} rowKey={({ id }) => String(id)} />
    </Screen>
  )
}
