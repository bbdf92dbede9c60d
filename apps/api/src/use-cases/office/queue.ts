import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { takeFromQueue } from '@sakina/api-client/wire/queue'
import { pageOfRows, toPageRange, type PageInput } from '../catalogue/page.ts'
import { queueKindsOf } from '@sakina/api-client/wire/queue-kinds'
import { queueKinds, type QueueKind } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  countQueue,
  lockQueueOwner,
  paginateQueue,
  releaseQueueRecord,
  takeQueueRecord,
  type QueueFilter,
} from '../../db/repositories/queue.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInStaff } from '../staff/signed-in-staff.ts'
import { branchLimitOf } from './branch-limit.ts'

type QueueQuery = PageInput & {
  readonly kind?: QueueKind | undefined
  readonly branch?: number | undefined
  readonly mine?: boolean | undefined
  readonly search?: string | undefined
  readonly customer?: string | undefined
  readonly record?: string | undefined
}

/** What a person sees of the queue: what the roles answer, in the branches. */
const seenBy = (app: Application, staff: SignedInStaff | undefined): QueueFilter => ({
  now: app.now(),
  claimHours: app.config.policies.visitClaimHours,
  kinds: staff === undefined ? queueKinds : queueKindsOf(staff.roles),
  branches: branchLimitOf(staff),
})

/** Lists what waits for the office, the earliest deadline first, with the counts of every kind. */
export async function listQueue(app: Application, staff: SignedInStaff | undefined, query: QueueQuery) {
  const db = app.database.reader
  const { kind, branch, mine, search, customer, record } = query
  const seen = seenBy(app, staff)
  const owner = mine === true ? staff?.id : undefined
  const filter = {
    ...seen,
    branch,
    search,
    owner,
    ...(customer !== undefined && { customer }),
    ...(record !== undefined && { record }),
  }
  const counted = await countQueue(db, filter)
  const kinds = seen.kinds.filter((each) => kind === undefined || each === kind)
  const rows = await paginateQueue(db, { ...filter, kinds, ...toPageRange(query) })
  const counts = seen.kinds.map(
    (each) => counted.find((row) => row.kind === each) ?? { kind: each, count: 0, overdue: 0 },
  )
  const total = counts.filter((row) => kinds.includes(row.kind)).reduce((sum, { count }) => sum + count, 0)
  return { ...pageOfRows(rows, total, query), counts, now: seen.now }
}

async function requireWaiting(tx: Tx, filter: QueueFilter, record: string): Promise<void> {
  const [found] = await paginateQueue(tx, { ...filter, record, offset: 0, limit: 1 })
  if (found === undefined) throw new Failure('not_found')
}

/** Takes something that waits, or lets go of it, unless somebody else has taken it since the person looked. */
export const takeQueueItem = (
  app: Application,
  staff: SignedInStaff,
  id: string,
  { kind, isMine, seenOwner }: BodyOf<typeof takeFromQueue>,
): Promise<void> =>
  app.database.write(async (tx) => {
    const seen = seenBy(app, staff)
    const isForRoles = queueKindsOf(staff.roles.filter((role) => role !== 'auditor')).includes(kind)
    if (!isForRoles) throw new Failure('not_found')
    await requireWaiting(tx, { ...seen, kinds: [kind] }, id)
    const owner = await lockQueueOwner(tx, id)
    if (owner !== seenOwner) throw new Failure('transition_not_allowed')
    if (!isMine) return releaseQueueRecord(tx, id)
    const record = { recordId: id, staffId: staff.id, takenAt: app.now() }
    if (!(await takeQueueRecord(tx, record, owner !== undefined))) throw new Failure('transition_not_allowed')
  })
