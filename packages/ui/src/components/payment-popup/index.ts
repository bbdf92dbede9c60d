export { PaymentPopup } from './payment-popup.tsx'
export type { PaymentChoice, PaymentPopupProps } from './payment-popup.tsx'
