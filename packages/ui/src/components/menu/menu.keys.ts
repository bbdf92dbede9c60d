import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Menu and what each does, for its page and its tests. */
export const menuKeyTable = {
  open: {
    keys: ['Enter', 'Space', 'Down'],
    does: {
      ar: 'على الزر: يفتح القائمة على أول بند',
      en: 'On the button: opens the menu at its first entry',
    },
  },
  openAtEnd: {
    keys: ['Up'],
    does: {
      ar: 'على الزر: يفتح القائمة على آخر بند',
      en: 'On the button: opens the menu at its last entry',
    },
  },
  next: {
    keys: ['Down'],
    does: {
      ar: 'ينتقل إلى البند التالي، ومن الأخير إلى الأول',
      en: 'Goes to the next entry; from the last to the first',
    },
  },
  previous: { keys: ['Up'], does: { ar: 'ينتقل إلى البند السابق', en: 'Goes to the entry before' } },
  first: { keys: ['Home'], does: { ar: 'ينتقل إلى أول بند', en: 'Goes to the first entry' } },
  last: { keys: ['End'], does: { ar: 'ينتقل إلى آخر بند', en: 'Goes to the last entry' } },
  choose: {
    keys: ['Enter', 'Space'],
    does: { ar: 'ينفّذ البند ويغلق القائمة', en: 'Does what the entry says and closes the menu' },
  },
  tick: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على بند يُعلَّم: يعلّمه أو يزيل علامته، والقائمة تبقى',
      en: 'On an entry that is ticked: ticks it or takes the tick away; the menu stays',
    },
  },
  openSubmenu: {
    keys: ['Next', 'Enter', 'Space'],
    does: {
      ar: 'على بند له قائمة: يفتحها على أول بنودها',
      en: 'On an entry with a menu of its own: opens it at its first entry',
    },
  },
  closeSubmenu: {
    keys: ['Previous'],
    does: { ar: 'يغلق القائمة الفرعية ويعود إلى بندها', en: 'Closes the submenu and goes back to its entry' },
  },
  leave: {
    keys: ['Tab', 'ShiftTab'],
    does: {
      ar: 'يغلق القائمة وينتقل إلى ما بعد الزر أو ما قبله',
      en: 'Closes the menu and goes on to what comes after or before the button',
    },
  },
  close: {
    keys: ['Escape'],
    does: {
      ar: 'يغلق القائمة ويعيد التركيز إلى الزر',
      en: 'Closes the menu and gives focus back to the button',
    },
  },
} as const satisfies KeyboardTable
