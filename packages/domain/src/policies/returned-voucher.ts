import { addDays, laterOf } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import type { VoucherOutcome } from '../vocabulary/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'

type EndedOrder = {
  /** The visits, days or months that were used. */
  readonly used: number
  /** What was paid and what is given back, in halalas. */
  readonly paid: number
  readonly refund: number
  /** Whether the agency ends the contract for a reason that is not the customer's. */
  readonly isByAgency: boolean
}

/**
 * A voucher, also one from points, comes back whole when nothing was used and everything is given back, or
 * when the agency ends the contract before anything was used.
 */
export const voucherOutcome = ({ used, paid, refund, isByAgency }: EndedOrder): VoucherOutcome =>
  used === 0 && (isByAgency || refund >= paid) ? 'returned' : 'shared'

/** The last day of a voucher that comes back: its own, or later; undefined for one without an end. */
export const returnedVoucherLastDay = (
  lastDay: LocalDate | undefined,
  today: LocalDate,
  { returnedVoucherDays }: PolicyConfig = DEFAULT_POLICIES,
): LocalDate | undefined =>
  lastDay === undefined ? undefined : laterOf(lastDay, addDays(today, returnedVoucherDays))
