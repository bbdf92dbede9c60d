export { clientForCustomer } from './client-for-customer.ts'
export type { BookingDevicePorts } from './device.ts'
export { createDraftStamp } from './device.ts'
export {
  draftStorageKey,
  passportKey,
  readSharedDraft,
  removeSharedChoices,
  removeStoredDraft,
  eraseIdentityInDrafts,
  storeDraft,
} from './draft-storage.ts'
export type { PlaceOrdersError } from './submit-booking.ts'
export { removePaymentQueue, storePaymentQueue, readPaymentQueue } from './payment-queue.ts'
export { useCreateAccount } from './use-create-account.ts'
export type { NewAccount } from './use-create-account.ts'
export { preloadSubmitBooking, useBooking } from './use-booking.ts'
export type { UseBookingResult } from './use-booking.ts'
export type { BookingDispatch } from './use-booking-draft.ts'
export { fullyFreeTimesAvailability, useTimesAvailability } from './use-times-availability.ts'
export type { TimesAvailability } from './use-times-availability.ts'
export { usePayOrder } from './use-pay-order.ts'
export { useFreeWeekday } from './use-free-weekday.ts'
export { usePlanWindows } from './use-plan-windows.ts'
export type { BookingPriceState } from './use-booking-price.ts'
