export { DEFAULT_POLICIES, policyConfig } from './config.ts'
export type { PolicyConfig, DayRange } from './config.ts'
export { freeCancellationUntil, hasEnoughNotice, lastFreeMoment } from './notice.ts'
export type { CancellationTerms } from './notice.ts'
export type { PolicyLine, PolicyLineCode, PolicyRule, Settlement } from './line.ts'
export { cancellationQuote, dailyFine, paidAmountsOf, refundQuote } from './ending.ts'
export type { EndingQuote, EndingRefusal, PaidAmounts, PaidContract } from './ending.ts'
export { deductVisitsUsedSince } from './used-since.ts'
export { usedDays } from './used-days.ts'
export type { Pause } from './used-days.ts'
export {
  earliestResumption,
  earliestSuspension,
  latestResumption,
  movesWithSuspension,
  replacementQuote,
  suspensionQuote,
  USUAL_SUSPENSION_DAYS,
} from './requests.ts'
export type { SuspensionQuote, SuspensionRefusal, SuspensionRequest } from './requests.ts'
export {
  isComplaintInPeriod,
  complaintDeadline,
  complaintAnswerWindow,
  contractDefaultDate,
  driverWaitsUntil,
  exchangeDeadline,
  invoiceDueOn,
  refundArrival,
  reviewDeadline,
} from './deadlines.ts'
export type { ServedPeriod } from './deadlines.ts'
export { toContractMonths, recruitmentRule } from './recruitment.ts'
