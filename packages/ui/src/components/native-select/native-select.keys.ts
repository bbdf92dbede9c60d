import type { KeyTable } from '../../story-kit/keyboard.ts'

export const nativeSelectKeys = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى القائمة', en: 'Moves focus to the list' } },
  leave: {
    keys: ['Tab', 'ShiftTab'],
    does: {
      ar: 'يغادرها. ما عدا ذلك مفاتيح الجهاز نفسه',
      en: 'Leaves it. All other keys are the device’s own',
    },
  },
} as const satisfies KeyTable
