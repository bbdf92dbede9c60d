import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'

/** A static picture, because toasts stand at the edge of the window. */
const Strip = ({ text, act }: { text: string; act?: string }): ReactNode => (
  <div className="flex flex-wrap justify-between gap-4 rounded-card bg-inverse px-4 py-3 text-on-inverse">
    <span>{text}</span>
    {act && <strong>{act}</strong>}
  </div>
)

/** Correct and incorrect uses of a toast, drawn side by side. */
export const toastUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'ما تمّ، وكيف يُرجع عنه.', en: 'What is done, and how to take it back.' },
      draw: (locale) => (
        <Strip
          text={locale === 'ar' ? 'حُذف العنوان' : 'Address deleted'}
          act={locale === 'ar' ? 'تراجع' : 'Undo'}
        />
      ),
    },
    dont: {
      says: { ar: 'خطأ يحتاج عملًا، ثم يختفي.', en: 'An error that asks for action, and then is gone.' },
      draw: (locale) => (
        <Strip
          text={
            locale === 'ar' ? 'رُفضت البطاقة. الطلب لم يُدفع' : 'The card was declined; the order is not paid'
          }
        />
      ),
    },
  },
]
