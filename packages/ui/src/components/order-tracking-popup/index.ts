export { OrderTrackingPopup } from './order-tracking-popup.tsx'
export type { OrderTrackingPopupProps } from './order-tracking-popup.tsx'
