import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Link and what each does, for its page and its tests. */
export const linkKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الرابط', en: 'Moves focus to the link' } },
  follow: { keys: ['Enter'], does: { ar: 'يفتح الرابط', en: 'Follows the link' } },
} as const satisfies KeyboardTable
