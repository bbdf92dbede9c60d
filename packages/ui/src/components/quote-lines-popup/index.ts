export { QuoteLinesPopup } from './quote-lines-popup.tsx'
export type { QuoteLinesPopupProps } from './quote-lines-popup.tsx'
