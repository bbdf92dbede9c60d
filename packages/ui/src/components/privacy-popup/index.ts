export { PrivacyPopup } from './privacy-popup.tsx'
export type { PrivacyPopupProps } from './privacy-popup.tsx'
