import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Footer and what each does, for its page and its tests. */
export const footerKeyTable = {
  next: {
    keys: ['Tab'],
    does: { ar: 'ينتقل إلى الرابط التالي، عمودًا بعد عمود', en: 'Goes to the next link, column after column' },
  },
  follow: { keys: ['Enter'], does: { ar: 'يفتح الرابط', en: 'Follows the link' } },
} as const satisfies KeyboardTable
