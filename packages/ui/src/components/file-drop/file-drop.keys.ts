import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of FileDrop and what each does, for its page and its tests. */
export const fileDropKeyTable = {
  reach: {
    keys: ['Tab'],
    does: {
      ar: 'ينقل التركيز إلى منطقة الاختيار، وEnter يفتح ملفات الجهاز',
      en: 'Moves focus to the zone, where Enter opens the device’s files',
    },
  },
  toRemove: {
    keys: ['Tab'],
    does: { ar: 'ينتقل إلى زر إزالة الملف', en: 'Goes on to the remove button of a file' },
  },
  remove: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على زر الإزالة: يزيل الملف ويعود إلى منطقة الاختيار',
      en: 'On a remove button: removes the file and goes back to the zone',
    },
  },
} as const satisfies KeyboardTable
