import { lifecycle } from './lifecycle.ts'

export type ComplaintState = (typeof complaintStates)[number]
export const complaintStates = ['open', 'on_hold', 'closed'] as const

export const complaintLifecycle = lifecycle<ComplaintState>('complaint', complaintStates, {
  open: ['on_hold', 'closed'],
  on_hold: ['open', 'closed'],
  closed: [],
})

/** The kinds offered by the form (portal §3), in their order. */
export type ComplaintType = (typeof complaintTypes)[number]
export const complaintTypes = ['delay', 'unsatisfactory', 'behavior', 'payment', 'other'] as const
