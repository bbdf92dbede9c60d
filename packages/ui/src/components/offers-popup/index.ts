export { OffersPopup } from './offers-popup.tsx'
export type { OffersPopupProps, OffersValues } from './offers-popup.tsx'
