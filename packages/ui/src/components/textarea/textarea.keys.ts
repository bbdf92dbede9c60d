import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Textarea and what each does, for its page and its tests. */
export const textareaKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  line: { keys: ['Enter'], does: { ar: 'يبدأ سطرًا جديدًا', en: 'Begins a new line' } },
  leave: { keys: ['Tab', 'ShiftTab'], does: { ar: 'يغادر الحقل', en: 'Leaves the field' } },
} as const satisfies KeyboardTable
