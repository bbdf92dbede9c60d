export { ReplacementPopup } from './replacement-popup.tsx'
export type { ReplacementPopupProps } from './replacement-popup.tsx'
export { ReplacementFields } from './replacement-fields.tsx'
export type { ReplacementFieldsProps, ReplacementValues, ReplacementWorker } from './replacement-fields.tsx'
