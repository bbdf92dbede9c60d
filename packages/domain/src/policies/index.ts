export { DEFAULT_POLICIES, createPolicyConfig } from './config.ts'
export type { PolicyConfig, LimitRange } from './config.ts'
export {
  freeCancellationUntil,
  hasEnoughNotice,
  isCancelledAtOnce,
  lastFreeCancellationMoment,
} from './cancellation-notice.ts'
export type { CancellationCost, CancellationTerms } from './cancellation-notice.ts'
export type { PolicyLine, PolicyLineCode, PolicyRule, Settlement } from './policy-line.ts'
export { cancellationQuote, overstayFine, paidAmountsOf, refundQuote } from './ending.ts'
export type { EndingQuote, EndingRefusal, PaidAmounts, PaidContract } from './ending.ts'
export { deductVisitsUsedDuringReview } from './deduct-visits-used-during-review.ts'
export { usedDays } from './used-days.ts'
export type { SuspensionPause } from './used-days.ts'
export {
  earliestResumption,
  earliestSuspension,
  latestResumption,
  isVisitMovedBySuspension,
  replacementQuote,
  suspensionQuote,
  DEFAULT_SUSPENSION_DAYS,
} from './requests.ts'
export type { SuspensionQuote, SuspensionRefusal, SuspensionRequest } from './requests.ts'
export {
  isComplaintInTimeForRefund,
  refundableComplaintDeadline,
  complaintAnswerWindow,
  contractDefaultDate,
  driverWaitDeadline,
  replacementDeadline,
  invoiceDueDate,
  refundArrivalDays,
  requestReviewDeadline,
} from './deadlines.ts'
export type { ComplaintSubject } from './deadlines.ts'
export { toTrialMonths, recruitmentRule } from './recruitment.ts'
export { refundsByCancellationTime } from './refunds-by-cancellation-time.ts'
export type { RefundByCancellationTime } from './refunds-by-cancellation-time.ts'
