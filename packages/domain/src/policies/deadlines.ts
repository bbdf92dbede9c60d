import {
  addBusinessDays,
  addDays,
  addHours,
  addMinutes,
  clockTime,
  instantAt,
  laterOf,
  riyadhDay,
} from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'

/** The window in which a complaint is answered, by default 24 to 48 hours after it. */
export const complaintAnswerTimeRange = (
  madeAt: Instant,
  { complaintAnswerHours }: PolicyConfig = DEFAULT_POLICIES,
): { readonly from: Instant; readonly by: Instant } => ({
  from: addHours(madeAt, complaintAnswerHours.from),
  by: addHours(madeAt, complaintAnswerHours.by),
})

/** Until when a message of the contact form is answered: the end of the next business day. */
export const contactAnswerDeadline = (sentAt: Instant): Instant =>
  instantAt(addBusinessDays(riyadhDay(sentAt), 1), clockTime('23:59'))

/**
 * Returns until when the office reviews an exchange or refund request: by default within 48 hours.
 */
export const requestReviewDeadline = (
  madeAt: Instant,
  { reviewHours }: PolicyConfig = DEFAULT_POLICIES,
): Instant => addHours(madeAt, reviewHours)

/**
 * The last day of a replacement: by default two business days after its approval, but never before
 * the requested day.
 */
export const replacementDeadline = (
  {
    approvedOn,
    from = approvedOn,
  }: { readonly approvedOn: LocalDate; readonly from?: LocalDate | undefined },
  { exchangeBusinessDays }: PolicyConfig = DEFAULT_POLICIES,
): LocalDate => laterOf(addBusinessDays(approvedOn, exchangeBusinessDays), from)

/**
 * The days between which a refund reaches the original payment method, by default five to seven
 * business days after its approval.
 */
export const refundArrivalDateRange = (
  approvedOn: LocalDate,
  { refundBusinessDays }: PolicyConfig = DEFAULT_POLICIES,
): { readonly from: LocalDate; readonly by: LocalDate } => ({
  from: addBusinessDays(approvedOn, refundBusinessDays.from),
  by: addBusinessDays(approvedOn, refundBusinessDays.by),
})

/** The visit or contract that a complaint is about, and when it ended. */
export type ComplaintSubject = { readonly kind: 'visit' | 'contract'; readonly endsAt: Instant }

/**
 * The deadline of a complaint that keeps the right to a refund: by default 48 hours after a visit,
 * or the end of a contract.
 */
export const refundableComplaintDeadline = (
  { kind, endsAt }: ComplaintSubject,
  { visitComplaintHours }: PolicyConfig = DEFAULT_POLICIES,
): Instant => (kind === 'visit' ? addHours(endsAt, visitComplaintHours) : endsAt)

/** Tells whether a complaint came early enough to be refunded. */
export const isComplaintInTimeForRefund = (
  served: ComplaintSubject,
  complainedAt: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): boolean => complainedAt <= refundableComplaintDeadline(served, config)

/** Returns until when the driver must wait at the home before reporting that nobody opens. */
export const driverWaitDeadline = (
  arrivedAt: Instant,
  { driverWaitMinutes }: PolicyConfig = DEFAULT_POLICIES,
): Instant => addMinutes(arrivedAt, driverWaitMinutes)

/**
 * Until when the family chooses another time for a visit that failed, by default for 72 hours; then its
 * price goes back.
 */
export const failedVisitChoiceDeadline = (
  failedAt: Instant,
  { failedVisitChoiceHours }: PolicyConfig = DEFAULT_POLICIES,
): Instant => addHours(failedAt, failedVisitChoiceHours)

/** The last day to pay an invoice before its contract is in default. */
export const invoiceDueDate = (
  invoicedOn: LocalDate,
  { invoiceGraceDays }: PolicyConfig = DEFAULT_POLICIES,
): LocalDate => addDays(invoicedOn, invoiceGraceDays)

/** The first day on which an unpaid invoice puts its contract in default. */
export const contractDefaultDate = (
  invoicedOn: LocalDate,
  config: PolicyConfig = DEFAULT_POLICIES,
): LocalDate => addDays(invoiceDueDate(invoicedOn, config), 1)
