import type { CardAction } from '../../internal/card-action.tsx'
import type { Moment } from '../../internal/moment-text.tsx'

/** What can be done with an order now: it leads somewhere, or it does something here. */
export type OrderCardAction = CardAction & {
  /** Of what stands in the menu. */
  readonly tone?: 'plain' | 'danger' | undefined
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
  /** It can be paid now: then the card says which price is asked, and until when the worker is kept. */
  readonly payable?: boolean | undefined
  /** The total stood while the worker was kept; whoever pays now is asked the present one. */
  readonly outdated?: boolean | undefined
  /** Until when the worker is kept while payment is open. */
  readonly heldUntil?: Moment | null | undefined
}
