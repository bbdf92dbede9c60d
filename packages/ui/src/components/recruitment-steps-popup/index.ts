export { RecruitmentStepsPopup } from './recruitment-steps-popup.tsx'
export type { RecruitmentStep, RecruitmentStepsPopupProps } from './recruitment-steps-popup.tsx'
