import type { ErrorCode } from '@sakina/api-client/wire/errors'
import { instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { money, percent } from '@sakina/domain/money'
import { discountOfVoucher, type Discount, type Voucher, type VoucherRefusal } from '@sakina/domain/pricing'
import type { QueryExecutor } from '../../db/database.ts'
import { voucherByCode, voucherUseOf, type VoucherRow } from '../../db/repositories/vouchers.ts'
import { Failure } from '../../failures/failure.ts'

const codes: Readonly<Record<VoucherRefusal, ErrorCode>> = {
  'voucher.inactive': 'voucher_unknown',
  'voucher.not_yours': 'voucher_unknown',
  'voucher.already_used': 'voucher_used',
  'voucher.not_yet_valid': 'voucher_not_applicable',
  'voucher.expired': 'voucher_expired',
  'voucher.other_service': 'voucher_not_applicable',
  'voucher.first_order_only': 'voucher_not_applicable',
}

const discountOf = (row: VoucherRow): Discount => {
  if (row.amount !== null)
    return { kind: row.customerId === null ? 'amount' : 'points', amount: money(row.amount) }
  return {
    kind: 'percent',
    percent: percent(row.percent ?? 0),
    atMost: row.maxDiscount === null ? undefined : money(row.maxDiscount),
  }
}

const lastDay = (validTo: string | null, returnedUntil: string | null) => {
  const day = returnedUntil ?? validTo
  return day === null ? undefined : localDate(day)
}

/** A voucher that came back is valid for its customer, whatever has become of the offer. */
const toVoucher = (row: VoucherRow, returnedUntil: string | null): Voucher => ({
  discount: discountOf(row),
  active: row.active || returnedUntil !== null,
  validFrom: row.validFrom === null ? undefined : localDate(row.validFrom),
  validUntil: lastDay(row.validTo, returnedUntil),
  services: row.services,
  firstOrderOnly: row.firstOrderOnly,
  owner: row.customerId ?? undefined,
})

/** The code of a voucher and the discount it gives an order. */
export type AppliedVoucher = { readonly code: string; readonly discount: Discount }

/**
 * The discount of a voucher for this customer and service; otherwise it throws the reason for refusing it.
 */
export async function voucherDiscountFor(
  db: QueryExecutor,
  input: {
    readonly code: string
    readonly service: string
    readonly customerId: string | undefined
    readonly isFirstOrder: boolean
    readonly now: Date
  },
): Promise<AppliedVoucher> {
  const row = await voucherByCode(db, input.code)
  if (row === undefined) throw new Failure('voucher_unknown')
  const use = input.customerId === undefined ? undefined : await voucherUseOf(db, row.code, input.customerId)
  const outcome = discountOfVoucher(toVoucher(row, use?.validTo ?? null), {
    today: riyadhDay(instant(input.now)),
    service: input.service,
    isFirstOrder: input.isFirstOrder,
    alreadyUsed: use !== undefined && use.usedAt !== null,
    customer: input.customerId,
  })
  if (!outcome.ok) throw new Failure(codes[outcome.reason.code])
  return { code: row.code, discount: outcome.value }
}
