import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Navbar and what each does, for its page and its tests. */
export const navbarKeyTable = {
  openServices: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على «الخدمات الإلكترونية»: يفتح القائمة أو يغلقها',
      en: 'On the services: opens or closes their list',
    },
  },
  walk: {
    keys: ['Tab'],
    does: { ar: 'ينتقل من الزر إلى روابط قائمته المفتوحة', en: 'Goes from the button into its open list' },
  },
  closeServices: {
    keys: ['Escape'],
    does: {
      ar: 'في القائمة: يغلقها ويعيد التركيز إلى زرها',
      en: 'In the list: closes it and gives focus back to its button',
    },
  },
  openMenu: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على زر القائمة في الشاشة الضيقة: يفتحها',
      en: 'On the menu button of a narrow screen: opens the menu',
    },
  },
  closeMenu: {
    keys: ['Escape'],
    does: {
      ar: 'يغلق القائمة ويعيد التركيز إلى زرها',
      en: 'Closes the menu and gives focus back to its button',
    },
  },
} as const satisfies KeyboardTable
