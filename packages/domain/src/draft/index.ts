export {
  attemptKeys,
  canOpen,
  clearStep,
  fillStep,
  halfDone,
  isComplete,
  isHalfDone,
  startDraft,
} from './draft.ts'
export type { BookingDraft, FilledStep, Stamp, StepValues } from './draft.ts'
export { isOver, reopenOver } from './over.ts'
export { eraseIdentity, forgetStaleIdentity } from './privacy.ts'
export { stepsOf } from './steps.ts'
export type { BookableService, BookingStep } from './steps.ts'
export { parseDraft, serialiseDraft } from './storage.ts'
