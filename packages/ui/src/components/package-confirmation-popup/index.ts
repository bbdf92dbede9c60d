export { PackageConfirmationPopup } from './package-confirmation-popup.tsx'
export type { PackageConfirmationPopupProps } from './package-confirmation-popup.tsx'
