export { AddComplaintPopup } from './add-complaint-popup.tsx'
export type { AddComplaintPopupProps, AddComplaintValues } from './add-complaint-popup.tsx'
