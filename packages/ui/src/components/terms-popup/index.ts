export { TermsPopup } from './terms-popup.tsx'
export type { AgreedTerms, TermsPopupProps } from './terms-popup.tsx'
