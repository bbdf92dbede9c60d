import type { Id } from '@sakina/api-client/wire/value-codecs'

import { recordPath, type RecordKind } from './records.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { Link, useLocation } from '../shared/router.tsx'

type Props = { kind: RecordKind; id: Id | null; number: string }

/** The number of a record as a link to it, from which one comes back. */
export function RecordLink({ kind, id, number }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={recordPath({ kind, id: id ?? number, number })}
      state={pathname + search}
      className="text-primary"
    >
      <RecordNumber>{number}</RecordNumber>
    </Link>
  )
}
