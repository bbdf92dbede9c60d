export { AddCardPopup } from './add-card-popup.tsx'
export type { AddCardPopupProps, AddCardValues } from './add-card-popup.tsx'
