import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of NativeSelect and what each does, for its page and its tests. */
export const nativeSelectKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى القائمة', en: 'Moves focus to the list' } },
  leave: {
    keys: ['Tab', 'ShiftTab'],
    does: {
      ar: 'يغادرها. ما عدا ذلك مفاتيح الجهاز نفسه',
      en: 'Leaves it. All other keys are the device’s own',
    },
  },
} as const satisfies KeyboardTable
