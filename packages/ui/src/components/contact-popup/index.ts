export { ContactPopup } from './contact-popup.tsx'
export type { ContactCompany, ContactErrors, ContactPopupProps, ContactValues } from './contact-popup.tsx'
