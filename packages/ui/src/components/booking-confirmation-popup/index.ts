export { BookingConfirmationPopup } from './booking-confirmation-popup.tsx'
export type { BookingConfirmationPopupProps } from './booking-confirmation-popup.tsx'
