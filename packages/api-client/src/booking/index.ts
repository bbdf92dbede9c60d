export type { BookingDevicePorts } from './device.ts'
export { createStamp } from './device.ts'
export {
  draftKey,
  removeStoredDraft,
  removeStoredPlace,
  eraseIdentityInDrafts,
  storeDraft,
  readStoredPlace,
} from './draft-storage.ts'
export type { OrderError } from './submit-booking.ts'
export {
  removePaymentQueue,
  storePaymentQueue,
  nextOrderToPay,
  positionInQueue,
  readPaymentQueue,
  markPaidInQueue,
} from './payment-queue.ts'
export { preloadSubmitBooking, useBooking } from './use-booking.ts'
export type { Booking } from './use-booking.ts'
export type { ChangeBooking } from './use-draft.ts'
export { allFree, useFreeTimes } from './use-free-times.ts'
export type { FreeTimes } from './use-free-times.ts'
export type { PriceState } from './use-price.ts'
