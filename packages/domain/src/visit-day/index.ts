export { driverLinkValidity, isDriverLinkOpen } from './driver-link.ts'
export { canNameDoorContact, canReportComingToDoor } from './family.ts'
export { nextSteps, nobodyOpensReportableFrom, visitStatesAfterStep, driverStepTime } from './steps.ts'
export type { DriverStepRefusal, VisitBeforeStep } from './steps.ts'
