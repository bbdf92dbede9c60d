import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of LanguageSwitch and what each does, for its page and its tests. */
export const languageSwitchKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الرابط', en: 'Moves focus to the link' } },
  follow: {
    keys: ['Enter'],
    does: { ar: 'يفتح الصفحة باللغة الأخرى', en: 'Opens the page in the other language' },
  },
} as const satisfies KeyboardTable
