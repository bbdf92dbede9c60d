export {
  attemptKeys,
  canOpen,
  clearStep,
  DRAFT_VERSION,
  fillStep,
  halfDone,
  isComplete,
  isHalfDone,
  startDraft,
} from './draft.ts'
export type { BookingDraft, DraftValue, FilledStep, Stamp, StepValues } from './draft.ts'
export { isOver, reopenOver } from './over.ts'
export { eraseIdentity, forgetStaleIdentity, IDENTITY_DAYS, isIdentityStale } from './privacy.ts'
export { isBookable, stepsOf } from './steps.ts'
export type { BookableService, BookingStep } from './steps.ts'
export { parseDraft, serialiseDraft } from './storage.ts'
export type { Migrations } from './storage.ts'
