import type { Usage } from '../usage.ts'
import { ErrorState } from '../../components/error-state/index.ts'

/** Correct and incorrect uses of an error state, drawn side by side. */
export const errorStateUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'ما لم يُعرض، وما العمل الآن.', en: 'What could not be shown, and what to do.' },
      draw: (locale) => (
        <ErrorState
          title={locale === 'ar' ? 'تعذّر عرض الباقات' : 'The plans could not be loaded'}
          text={locale === 'ar' ? 'قد ينجح بعد لحظات.' : 'It may work in a moment.'}
          onRetry={() => undefined}
        />
      ),
    },
    dont: {
      says: { ar: 'كلام للمبرمج، بلا مخرج.', en: 'Words for a programmer, and no way out.' },
      draw: (locale) => (
        <ErrorState title={locale === 'ar' ? 'خطأ 500' : 'Error 500'} text="TypeError: fetch failed" />
      ),
    },
  },
]
