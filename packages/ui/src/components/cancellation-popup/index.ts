export { CancellationPopup } from './cancellation-popup.tsx'
export type { CancellationPopupProps } from './cancellation-popup.tsx'
export { CancellationFields } from './cancellation-fields.tsx'
export type { CancellationFieldsProps, CancellationValues } from './cancellation-fields.tsx'
