import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of AlertDialog and what each does, for its page and its tests. */
export const alertDialogKeyTable = {
  open: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على الزر الذي يفتحه: يفتح السؤال ويضع التركيز على التراجع',
      en: 'On its opener: opens the question with focus on the way out',
    },
  },
  move: {
    keys: ['Tab', 'ShiftTab'],
    does: { ar: 'ينتقل بين الجوابين ولا يخرج من السؤال', en: 'Moves between the answers and never out' },
  },
  confirm: {
    keys: ['Enter', 'Space'],
    does: { ar: 'على جواب التأكيد: يبدأ الفعل', en: 'On the confirming answer: starts the act' },
  },
  close: {
    keys: ['Escape'],
    does: { ar: 'يتراجع ويعيد التركيز إلى ما فتح السؤال', en: 'Goes back and returns focus to the opener' },
  },
} as const satisfies KeyboardTable
