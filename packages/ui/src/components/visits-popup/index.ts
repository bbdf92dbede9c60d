export { VisitsPopup } from './visits-popup.tsx'
export type { VisitsPopupProps, VisitsPopupVisit } from './visits-popup.tsx'
