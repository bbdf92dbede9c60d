import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of WorkerPicker and what each does, for its page and its tests. */
export const workerPickerKeyTable = {
  enter: {
    keys: ['Tab'],
    does: { ar: 'يدخل إلى الخيار المحدد.', en: 'Goes to the chosen answer.' },
  },
  next: {
    keys: ['Next', 'Down'],
    does: { ar: 'يختار التالي.', en: 'Chooses the next.' },
  },
  previous: {
    keys: ['Previous', 'Up'],
    does: { ar: 'يختار السابق.', en: 'Chooses the previous.' },
  },
} as const satisfies KeyboardTable
