import type { LocalDate } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { Discount } from './discount.ts'

/** A voucher's discount and the conditions under which it applies. */
export type Voucher = {
  readonly discount: Discount
  readonly active: boolean
  /** Its first and last day, both included. */
  readonly validFrom?: LocalDate | undefined
  readonly validUntil?: LocalDate | undefined
  /** The service codes it applies to; every service if empty. */
  readonly services?: readonly string[] | undefined
  readonly firstOrderOnly?: boolean | undefined
  /** A personal voucher, such as one from redeemed points, can be used by its owner only. */
  readonly owner?: string | undefined
}

/** The order and customer for which a voucher is checked. */
export type VoucherContext = {
  readonly today: LocalDate
  readonly service: string
  readonly isFirstOrder: boolean
  readonly alreadyUsed: boolean
  readonly customer?: string | undefined
}

/** Why a voucher does not apply to an order. */
export type VoucherRefusal =
  | 'voucher.inactive'
  | 'voucher.not_yours'
  | 'voucher.already_used'
  | 'voucher.not_yet_valid'
  | 'voucher.expired'
  | 'voucher.other_service'
  | 'voucher.first_order_only'

/** Tells whether a voucher applies to a service. One that names no services applies to all. */
export const isVoucherForService = (
  { services = [] }: { readonly services?: readonly string[] | undefined },
  service: string,
): boolean => services.length === 0 || services.includes(service)

/** The discount of the voucher for this order, or the first reason for refusing it. */
export function discountOfVoucher(voucher: Voucher, use: VoucherContext): Outcome<Discount, VoucherRefusal> {
  if (!voucher.active) return refused('voucher.inactive')
  if (voucher.owner !== undefined && voucher.owner !== use.customer) return refused('voucher.not_yours')
  if (use.alreadyUsed) return refused('voucher.already_used')
  if (voucher.validFrom !== undefined && use.today < voucher.validFrom) {
    return refused('voucher.not_yet_valid', { from: voucher.validFrom })
  }
  if (voucher.validUntil !== undefined && use.today > voucher.validUntil) {
    return refused('voucher.expired', { until: voucher.validUntil })
  }
  if (!isVoucherForService(voucher, use.service)) {
    return refused('voucher.other_service')
  }
  if (voucher.firstOrderOnly && !use.isFirstOrder) return refused('voucher.first_order_only')
  return granted(voucher.discount)
}
