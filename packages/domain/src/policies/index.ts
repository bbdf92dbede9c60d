export { DEFAULT_POLICIES, policyConfig } from './config.ts'
export type { PolicyConfig, Range } from './config.ts'
export { freeCancellationUntil, isInTime, lastFreeMoment } from './notice.ts'
export type { CancellationTerms } from './notice.ts'
export type { PolicyLine, PolicyLineCode, PolicyRule, Settlement } from './line.ts'
export { cancellationQuote, dailyFine, paidFor, refundQuote } from './ending.ts'
export type { EndingQuote, EndingRefusal, Paid, PaidContract } from './ending.ts'
export { lessUsedSince } from './used-since.ts'
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
  complainedInPeriod,
  complainUntil,
  complaintAnswer,
  defaultsOn,
  driverWaitsUntil,
  exchangeBy,
  invoiceDueOn,
  refundArrival,
  reviewBy,
} from './deadlines.ts'
export type { Served } from './deadlines.ts'
export { inMonths, recruitmentRule } from './recruitment.ts'
