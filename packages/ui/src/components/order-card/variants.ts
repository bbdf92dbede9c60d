import type { CardAction } from '../../internal/card-action.tsx'
import { lookOf } from '../../internal/look-of.ts'
import type { Moment } from '../../internal/moment-text.tsx'

export type OrderCardAction = CardAction
export type OrderCardActionName = 'renew' | 'stop' | 'replace' | 'complaint' | 'cancel' | 'track' | 'pay'
/** What is left out is not offered now; what its service does not have is not shown even if it is given. */
export type OrderCardActions = { readonly [Name in OrderCardActionName]?: OrderCardAction | undefined } & {
  /** Leads to the order itself; a list gives it, the order's own page does not. */
  readonly view?: OrderCardAction | undefined
}

type Facts =
  | {
      readonly variant: 'hourly'
      readonly visitHours: number
      readonly period: 'morning' | 'evening' | null
      /** Whether it can be cancelled, and until when for nothing; `free` while it is not paid. */
      readonly cancelling: { readonly freeUntil: Moment } | 'free' | 'with_fee' | 'no'
    }
  | { readonly variant: 'resident'; readonly duration: string | null; readonly salary: number | null }
  | { readonly variant: 'mediation'; readonly salary: number | null }
  | { readonly variant: 'transferred'; readonly value: number | null; readonly salary: number | null }
  | {
      readonly variant: 'special_packages'
      readonly job: string
      readonly nationality: string
      readonly workers: number
      readonly duration: string
    }

export type OrderCardVariant = Facts['variant']

export type OrderCardOrder = Facts & {
  /** The number people say to each other. */
  readonly number: string
  /** What was ordered: the plan's name, or the service's. */
  readonly title: string
  readonly state:
    | 'draft'
    | 'pending_payment'
    | 'paid'
    | 'processing'
    | 'active'
    | 'completed'
    | 'cancelled'
    | 'expired'
    | 'unknown'
  /** Shown where the state is not one of those known. */
  readonly stateLabel: string
  /** In halalas; `null` until the office has priced it. */
  readonly total: number | null
  /** The total stood while the worker was kept; whoever pays now is asked the present one. */
  readonly outdated?: boolean | undefined
  /** Until when the worker is kept while payment is open. */
  readonly heldUntil?: Moment | null | undefined
}

/** The documented acts of each service, in their order (portal, order card). Paying is offered wherever it is due. */
const actionsByVariant: Readonly<Record<OrderCardVariant, readonly OrderCardActionName[]>> = {
  hourly: ['renew', 'replace', 'complaint', 'cancel'],
  resident: ['renew', 'stop', 'replace', 'complaint', 'cancel'],
  mediation: ['track', 'cancel'],
  transferred: [],
  special_packages: ['renew', 'replace', 'complaint', 'cancel'],
}

/** Of a service that is not known yet, whatever the page offers. */
const everyAction: readonly OrderCardActionName[] = [
  'track',
  'renew',
  'stop',
  'replace',
  'complaint',
  'cancel',
]

export const actionsOf = (variant: string): readonly OrderCardActionName[] =>
  lookOf(actionsByVariant, variant) ?? everyAction
