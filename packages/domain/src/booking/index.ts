export { parseBookingPreselection } from './preselection.ts'
export type { BookingPreselection } from './preselection.ts'
export {
  toAddressChoice,
  chooseSavedAddress,
  isSavedAddressComplete,
  withAcceptedCities,
} from './saved-address.ts'
export {
  parseAddressChoice,
  parseDeliveryChoice,
  parseExtrasChoice,
  parseRecruitmentChoice,
  parseStartDateChoice,
  parseVisitChoice,
  parseWorkerChoice,
} from './choices.ts'
export type {
  AddressChoice,
  DeliveryChoice,
  ExtrasChoice,
  Id,
  RecruitmentChoice,
  RawValues,
  StartDateChoice,
  UnfinishedMark,
  VisitChoice,
  WorkerChoice,
} from './choices.ts'
export {
  orderIdempotencyKeys,
  isStepComplete,
  isLiveInOrTransferDraft,
  isChoiceUnfinished,
  startDraft,
  getChosenAddressId,
  getChosenDelivery,
  getChosenExtras,
  hasRecruitmentDocuments,
  getAcceptedWorkerCityIds,
  isAddressOutOfReach,
  getChosenRecruitment,
  getChosenStartDay,
  getGuestPlace,
  toChosenVisits,
  getChosenVisits,
  getChosenWorkers,
} from './draft.ts'
export type {
  BookingPlanReference,
  BookingDraft,
  StepWithChoice,
  HourlyDraft,
  LiveInDraft,
  RecruitmentDraft,
  DraftStamp,
  TransferDraft,
} from './draft.ts'
export { withDefaultChoices } from './default-choices.ts'
export type { BookingStartOptions } from './default-choices.ts'
export {
  bookingSections,
  sectionToOpen,
  isSectionDone,
  isSectionReachable,
  nextIncompleteSection,
} from './booking-sections.ts'
export type { BookingSection } from './booking-sections.ts'
export { toOrderRequests, toQuoteRequest } from './order-request.ts'
export type { OrderRequest } from './order-request.ts'
export { isChosenDayPast, markPastDayUnfinished } from './past-days.ts'
export {
  createPaymentQueue,
  markPaidInQueue,
  nextOrderIdToPay,
  parsePaymentQueue,
  positionInQueue,
  findSupersededOrderIds,
} from './payment-queue.ts'
export type { DraftReference, PaymentQueue } from './payment-queue.ts'
export { toHourlyBundle } from './plan.ts'
export { priceBooking } from './price.ts'
export {
  toCompletePackageSelection,
  formatPackageSelection,
  toPackageNavigationState,
  parsePackageSelection,
  parsePackageNavigationState,
  parsePackageProgress,
} from './package-selection.ts'
export type { PackageNavigationState, PackageSelection } from './package-selection.ts'
export { readUnpaidOrderOfRefusal, newTotalOfRefusal } from './refusal-details.ts'
export type { BookingPrice, PercentVoucher } from './price.ts'
export { forgetStaleIdentity } from './privacy.ts'
export { draftForSiblingPlan, reduceBooking, renewDraft, addSharedChoices } from './reduce.ts'
export type { BookingAction } from './reduce.ts'
export type { BookableService } from './steps.ts'
export { parseDraft, serializeDraft } from './storage.ts'
export {
  withArrivalTimes,
  needsWeekdays,
  validateFirstDay,
  isWeekdayOpen,
  nearestFirstVisitDays,
  previewVisits,
  bookingContextAt,
  visitWindowsToShow,
} from './visits.ts'
export type { ArrivalTimes } from './visits.ts'
