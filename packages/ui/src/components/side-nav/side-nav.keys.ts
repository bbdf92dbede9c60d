import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of SideNav and what each does, for its page and its tests. */
export const sideNavKeyTable = {
  toggle: {
    keys: ['Enter', 'Space'],
    does: { ar: 'على زر القائمة: يفتحها أو يغلقها', en: 'On the button: opens or closes the list' },
  },
  next: { keys: ['Tab'], does: { ar: 'ينتقل إلى الرابط التالي', en: 'Goes to the next link' } },
  close: {
    keys: ['Escape'],
    does: {
      ar: 'داخل القائمة المفتوحة: يغلقها ويعيد التركيز إلى الزر',
      en: 'In the open list: closes it and gives focus back to the button',
    },
  },
} as const satisfies KeyboardTable
