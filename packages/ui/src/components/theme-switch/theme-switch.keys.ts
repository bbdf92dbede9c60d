import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of ThemeSwitch and what each does, for its page and its tests. */
export const themeSwitchKeyTable = {
  open: {
    keys: ['Enter', 'Space'],
    does: { ar: 'على الزر: يفتح الخيارات', en: 'On the button: opens the choices' },
  },
  enter: {
    keys: ['Tab'],
    does: { ar: 'ينتقل من الزر إلى المظهر المختار', en: 'Goes from the button to the chosen look' },
  },
  next: { keys: ['Down', 'Next'], does: { ar: 'يختار المظهر التالي', en: 'Chooses the next look' } },
  previous: { keys: ['Up', 'Previous'], does: { ar: 'يختار المظهر السابق', en: 'Chooses the look before' } },
  close: {
    keys: ['Escape'],
    does: {
      ar: 'يغلق الخيارات ويعيد التركيز إلى الزر',
      en: 'Closes the choices and gives focus back to the button',
    },
  },
} as const satisfies KeyboardTable
