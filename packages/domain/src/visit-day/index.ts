export { driverLinkValidity, isDriverLinkOpen } from './driver-link.ts'
export { isReasonOfFault, visitLossByFault } from './fault.ts'
export type { VisitFaultRefusal } from './fault.ts'
export {
  claimsCountSince,
  isClaimForPerson,
  isVisitUnconfirmed,
  unconfirmedVisitDeadline,
  unconfirmedWarningDay,
  visitClaimDeadline,
  visitDisputeDeadline,
  visitQuestionTime,
} from './unconfirmed.ts'
export { canRateVisit, RATING_CHANGE_DAYS } from './rating.ts'
export type { RatedVisit } from './rating.ts'
export { canNameDoorContact, canReportComingToDoor } from './family.ts'
export {
  canVisitBe,
  nextSteps,
  nobodyOpensReportableFrom,
  visitStatesAfterStep,
  driverStepTime,
} from './steps.ts'
export type { DriverStepRefusal, VisitBeforeStep } from './steps.ts'
