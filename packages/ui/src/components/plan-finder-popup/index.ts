export { PlanFinderPopup } from './plan-finder-popup.tsx'
export type { PlanFinderPopupProps, PlanFinderValues } from './plan-finder-popup.tsx'
