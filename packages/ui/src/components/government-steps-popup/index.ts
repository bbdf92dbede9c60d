export { GovernmentStepsPopup } from './government-steps-popup.tsx'
export type { GovernmentStep, GovernmentStepsPopupProps } from './government-steps-popup.tsx'
