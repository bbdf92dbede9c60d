export { PackagePopup } from './package-popup.tsx'
export type { PackagePopupProps, PackageValues } from './package-popup.tsx'
