import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of PasswordField and what each does, for its page and its tests. */
export const passwordFieldKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  eye: {
    keys: ['Tab'],
    does: { ar: 'ينتقل من الحقل إلى زر الإظهار', en: 'Goes from the field to the show button' },
  },
  toggle: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على زر الإظهار: يظهر كلمة المرور أو يخفيها',
      en: 'On the button: shows or hides the password',
    },
  },
} as const satisfies KeyboardTable
