import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of ContactPopup and what each does, for its page and its tests. */
export const contactPopupKeyTable = {
  close: {
    keys: ['Escape'],
    does: {
      ar: 'يغلق النافذة ويعيد التركيز إلى ما فتحها',
      en: 'Closes it and gives focus back to what opened it',
    },
  },
} as const satisfies KeyboardTable
