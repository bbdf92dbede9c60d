import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of TimeWindowPicker and what each does, for its page and its tests. */
export const timeWindowPickerKeyTable = {
  reach: {
    keys: ['Tab'],
    does: {
      ar: 'ينقل التركيز إلى النافذة المختارة، أو أول نافذة متاحة',
      en: 'Moves focus to the chosen window, or the first free one',
    },
  },
  choose: { keys: ['Space'], does: { ar: 'يختار النافذة', en: 'Chooses the window' } },
  next: {
    keys: ['Down', 'Next'],
    does: { ar: 'يختار النافذة المتاحة التالية', en: 'Chooses the next free window' },
  },
  previous: {
    keys: ['Up', 'Previous'],
    does: { ar: 'يختار النافذة المتاحة السابقة', en: 'Chooses the previous free window' },
  },
} as const satisfies KeyboardTable
