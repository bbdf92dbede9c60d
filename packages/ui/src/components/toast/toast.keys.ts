import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Toast and what each does, for its page and its tests. */
export const toastKeyTable = {
  reach: {
    keys: ['Tab'],
    does: {
      ar: 'من آخر الصفحة: ينتقل إلى أزرار الإشعار، ويقف وقته',
      en: 'From the end of the page: goes to the toast’s buttons; its time stands still',
    },
  },
  press: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على زر الإغلاق: يغلق الإشعار ويعود التركيز إلى حيث كان',
      en: 'On the closing button: closes the toast; focus goes back to where it was',
    },
  },
  close: {
    keys: ['Escape'],
    does: { ar: 'داخل الإشعار: يغلقه', en: 'Inside a toast: closes it' },
  },
} as const satisfies KeyboardTable
