export { ViewInvoicePopup } from './view-invoice-popup.tsx'
export type { ViewInvoicePopupProps } from './view-invoice-popup.tsx'
