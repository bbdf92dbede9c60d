export { SuspensionPopup } from './suspension-popup.tsx'
export type { SuspensionPopupProps } from './suspension-popup.tsx'
export { SuspensionFields } from './suspension-fields.tsx'
export type { SuspensionFieldsProps, SuspensionValues } from './suspension-fields.tsx'
