export { DEFAULT_POLICIES, createPolicyConfig } from './config.ts'
export type { PolicyConfig, DurationRange } from './config.ts'
export {
  freeCancellationUntil,
  hasEnoughCancellationNotice,
  isCancelledAtOnce,
  lastFreeCancellationMoment,
} from './cancellation-notice.ts'
export type { CancellationCost, CancellationTerms } from './cancellation-notice.ts'
export { settlementOfLines } from './policy-line.ts'
export type { PolicyLine, PolicyLineCode, PolicyRule, Settlement } from './policy-line.ts'
export {
  isEndingExcluded,
  isWorkerLate,
  agencyCancellationQuote,
  cancellationQuote,
  overstayFine,
  paidAmountsOf,
  refundQuote,
} from './ending.ts'
export type { ContractEndingQuote, ContractEndingRefusal, PaidAmounts, PaidContract } from './ending.ts'
export { failedVisitRefund } from './failed-visit.ts'
export type { UnservedPart } from './failed-visit.ts'
export { returnedVoucherLastDay, voucherOutcome } from './returned-voucher.ts'
export { isWorseThanShown, lastMomentOfDay } from './shown-sums.ts'
export type { QuotedSums, ShownSums } from './shown-sums.ts'
export { deductVisitsUsedDuringReview } from './deduct-visits-used-during-review.ts'
export {
  arrivalForNotice,
  arrivalQuestionTime,
  eveningOf,
  expectedArrivalDay,
  firstDayAfterOffer,
  lateSince,
  offerDisputeDeadline,
} from './arrival.ts'
export type { ExpectedArrival, GrantedPause } from './arrival.ts'
export { countUsedContractDays, isPausedOn } from './used-days.ts'
export type { SuspensionPause } from './used-days.ts'
export {
  earliestResumptionDay,
  earliestSuspensionDay,
  latestResumptionDay,
  isVisitMovedBySuspension,
  replacementQuote,
  suspensionQuote,
  DEFAULT_SUSPENSION_DAYS,
} from './requests.ts'
export type { SuspensionQuote, SuspensionRefusal, SuspensionRequest } from './requests.ts'
export {
  isComplaintInTimeForRefund,
  refundableComplaintDeadline,
  complaintAnswerTimeRange,
  contactAnswerDeadline,
  contractDefaultDate,
  driverWaitDeadline,
  failedVisitChoiceDeadline,
  replacementDeadline,
  invoiceDueDate,
  refundArrivalDateRange,
  requestReviewDeadline,
} from './deadlines.ts'
export type { ComplaintSubject } from './deadlines.ts'
export { recruitmentArrival, toTrialMonths, recruitmentRule } from './recruitment.ts'
export { refundsByCancellationTime } from './refunds-by-cancellation-time.ts'
export type { RefundByCancellationTime } from './refunds-by-cancellation-time.ts'
export { insertPolicyTexts, policyTexts } from './texts.ts'
export type { PointsValue, PolicyTextName, PolicyTexts } from './texts.ts'
