import type { CardAction } from '../../internal/card-action.tsx'
import type { ContractState } from '../../internal/contract-state.tsx'
import type { Moment } from '../../internal/moment-text.tsx'

/** An action on an order: a link to a page, or a callback. */
export type OrderCardAction = CardAction & {
  /** The tone of the entry in the menu. */
  readonly tone?: 'plain' | 'danger' | undefined
}

type Facts =
  | {
      readonly variant: 'hourly'
      readonly visitHours: number
      readonly period: 'morning' | 'evening' | null
      /** Whether the order can be cancelled, and until when for free; `free` while it is unpaid. */
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

/** The variant of an order card. */
export type OrderCardVariant = Facts['variant']

/** The order that an `OrderCard` shows. */
export type OrderCardOrder = Facts & {
  /** The order number that the customer sees. */
  readonly number: string
  /** The name of the ordered plan or service. */
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
  /** The label to show when the kit does not know the state. */
  readonly stateLabel: string
  /**
   * The state of the contract, shown instead of the order's own once the contract tells more. It looks as on
   * the `ContractCard`.
   */
  readonly contract?:
    | {
        readonly state: ContractState
        /** True if the contract begins on a later day. */
        readonly notStarted?: boolean | undefined
      }
    | null
    | undefined
  /** The total in halalas; `null` until the office has set the price. */
  readonly total: number | null
  /**
   * True if the order can be paid now. The card then shows the price, and until when the worker is
   * reserved.
   */
  readonly payable?: boolean | undefined
  /** True after the reservation has ended: the total is no longer guaranteed. */
  readonly outdated?: boolean | undefined
  /** The end of the reservation of the worker while payment is open. */
  readonly heldUntil?: Moment | null | undefined
}
