import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Stepper and what each does, for its page and its tests. */
export const stepperKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى العدد', en: 'Moves focus to the number' } },
  more: { keys: ['Up'], does: { ar: 'يزيد واحدًا', en: 'One more' } },
  fewer: { keys: ['Down'], does: { ar: 'ينقص واحدًا', en: 'One fewer' } },
  manyMore: { keys: ['PageUp'], does: { ar: 'يزيد خمسة', en: 'Five more' } },
  manyFewer: { keys: ['PageDown'], does: { ar: 'ينقص خمسة', en: 'Five fewer' } },
  least: { keys: ['Home'], does: { ar: 'الحد الأدنى', en: 'The least' } },
  most: { keys: ['End'], does: { ar: 'الحد الأعلى', en: 'The most' } },
} as const satisfies KeyboardTable
