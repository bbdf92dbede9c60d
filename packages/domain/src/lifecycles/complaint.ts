import { addHours } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { complaintStates } from '../vocabulary/index.ts'
import type { ComplaintState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/** The states of a complaint and the moves between them by the office. */
export const complaintLifecycle = createLifecycle<ComplaintState>('complaint', complaintStates, {
  open: ['on_hold', 'closed'],
  on_hold: ['open', 'closed'],
  closed: [],
})

/** For how many days after the office closed a complaint the family can open it again. */
export const COMPLAINT_REOPEN_DAYS = 7

/** What happened to a complaint: who said or did it, and the state after it. */
export type ComplaintEventFacts = {
  readonly state: string
  readonly byOffice: boolean
  readonly at: Instant | null
}

/**
 * Whether a manager answers, because the family wrote again after the office had closed the complaint; events are
 * the oldest first.
 */
export function isComplaintForManager(history: readonly Omit<ComplaintEventFacts, 'at'>[]): boolean {
  const closed = history.findIndex(({ state, byOffice }) => state === 'closed' && byOffice)
  return closed >= 0 && history.slice(closed).some(({ state, byOffice }) => state === 'open' && !byOffice)
}

/**
 * What a family can say about a complaint after its events, the oldest first: write more, which opens a closed
 * complaint again, or that it is solved, which is asked once the office has closed it.
 */
export function complaintReplies(
  history: readonly ComplaintEventFacts[],
  now: Instant,
): { readonly canWrite: boolean; readonly canConfirm: boolean } {
  const last = history.at(-1)
  if (last === undefined) return { canWrite: false, canConfirm: false }
  const closed = history.findLast(({ state, byOffice }) => state === 'closed' && byOffice)
  const isClosed = last.state === 'closed'
  const isInTime = closed?.at != null && now <= addHours(closed.at, COMPLAINT_REOPEN_DAYS * 24)
  return { canWrite: !isClosed || isInTime, canConfirm: isClosed && isInTime && last.byOffice }
}
