import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsPreviewAbsence } from '@sakina/api-client/wire/ops'
import { DateText } from '@sakina/ui/date-text'

import { recordPath } from '../answer/records.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { Link, useLocation } from '../shared/router.tsx'

type Time = EntityOf<typeof opsPreviewAbsence>[number]

const Day = ({ on }: { on: Time['firstDay'] }) => on !== null && <DateText value={on} form="weekday-short" />

/** What an absence touches: each visit, contract or order leads to where somebody else is sent. */
export function Touched({ times }: { times: readonly Time[] }) {
  const { pathname, search } = useLocation()
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {times.map(({ visit, order, firstDay: first, lastDay: last }) => {
        const record = visit ?? order
        if (record === null) return null
        const kind = visit === null ? 'order' : 'visit'
        return (
          <li key={`${kind} ${record.id} ${first}`} className="flex flex-wrap items-baseline gap-x-2">
            <Link
              to={recordPath({ kind, id: record.id ?? record.name, number: record.name })}
              state={pathname + search}
              className="text-primary"
            >
              <RecordNumber>{record.name}</RecordNumber>
            </Link>
            <Day on={first} />
            {last !== first && (
              <>
                – <Day on={last} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
