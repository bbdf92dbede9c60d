import { complaintStates } from '../vocabulary/index.ts'
import type { ComplaintState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/** The states of a complaint and the moves between them. */
export const complaintLifecycle = createLifecycle<ComplaintState>('complaint', complaintStates, {
  open: ['on_hold', 'closed'],
  on_hold: ['open', 'closed'],
  closed: [],
})
