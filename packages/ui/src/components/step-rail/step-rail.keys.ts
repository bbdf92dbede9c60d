import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of StepRail and what each does, for its page and its tests. */
export const stepRailKeyTable = {
  next: {
    keys: ['Tab'],
    does: { ar: 'ينتقل بين الخطوات التي تمت', en: 'Moves through the steps that are done' },
  },
  previous: { keys: ['ShiftTab'], does: { ar: 'يعود إلى خطوة قبلها', en: 'Goes back to the step before' } },
  follow: { keys: ['Enter'], does: { ar: 'يعود إلى تلك الخطوة', en: 'Returns to that step' } },
} as const satisfies KeyboardTable
