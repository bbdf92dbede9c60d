import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of SkipLink and what each does, for its page and its tests. */
export const skipLinkKeyTable = {
  show: {
    keys: ['Tab'],
    does: {
      ar: 'من أول الصفحة: يُظهر الرابط ويضع التركيز عليه',
      en: 'At the start of the page: shows the link and focuses it',
    },
  },
  jump: {
    keys: ['Enter'],
    does: { ar: 'ينقل التركيز إلى المحتوى', en: 'Moves focus to the content' },
  },
} as const satisfies KeyboardTable
