import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Code and what each does, for its page and its tests. */
export const codeKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينتقل إلى زر النسخ', en: 'Goes to the copy button' } },
  copy: {
    keys: ['Enter', 'Space'],
    does: { ar: 'ينسخ الرقم ويقول إنه نُسخ', en: 'Copies the number and says so' },
  },
} as const satisfies KeyboardTable
