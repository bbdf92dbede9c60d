export { addressChoice, addressToTake, isWholeAddress } from './address-to-take.ts'
export {
  readAddress,
  readDelivery,
  readExtras,
  readPapers,
  readStart,
  readVisits,
  readWorkers,
} from './choices.ts'
export type {
  AddressChoice,
  DeliveryChoice,
  ExtrasChoice,
  Id,
  PaperChoice,
  RawValues,
  StartChoice,
  Unfinished,
  VisitChoice,
  WorkerChoice,
} from './choices.ts'
export { attemptKeys, isComplete, isContract, isHalfDone, startDraft } from './draft.ts'
export type {
  BookedPlan,
  BookingDraft,
  FilledStep,
  HourlyDraft,
  LiveInDraft,
  RecruitmentDraft,
  Stamp,
  TransferDraft,
} from './draft.ts'
export { withFirstChoices } from './first-choices.ts'
export type { Arrival } from './first-choices.ts'
export { folds, foldToOpen, isDone, isReachable, nextFold } from './folds.ts'
export type { Fold } from './folds.ts'
export { orderRequests, quoteRequest } from './order-request.ts'
export type { OrderRequest } from './order-request.ts'
export { isDayPast, reopenPastDay } from './past-days.ts'
export { bundleOf } from './plan.ts'
export { priceBooking } from './price.ts'
export type { BookingPrice, PercentVoucher } from './price.ts'
export { forgetStaleIdentity } from './privacy.ts'
export { draftOfSibling, reduceBooking, renewDraft, withPlaceOf } from './reduce.ts'
export type { BookingAction } from './reduce.ts'
export {
  addressIdOf,
  deliveryOf,
  extrasOf,
  hasPapers,
  isOutOfReach,
  papersOf,
  startOf,
  typedPlaceOf,
  visitsIn,
  visitsOf,
  workersOf,
} from './selectors.ts'
export type { BookableService } from './steps.ts'
export { parseDraft, serialiseDraft } from './storage.ts'
export {
  arriving,
  asksWeekdays,
  chooseFirstDay,
  isWeekdayOpen,
  nearestDays,
  previewVisits,
  situationAt,
  windowsShown,
} from './visits.ts'
export type { Arrivals } from './visits.ts'
