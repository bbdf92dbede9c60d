import type { Usage } from '../usage.ts'
import { ProgressBar } from '../../components/progress-bar/index.ts'

/** Correct and incorrect uses of a progress bar, drawn side by side. */
export const progressBarUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'يقول ما الذي يجري.', en: 'It says what is going on.' },
      draw: (locale) => (
        <ProgressBar label={locale === 'ar' ? 'رفع صورة الهوية' : 'Uploading your ID'} value={62} />
      ),
    },
    dont: {
      says: { ar: 'شريط لا يُعرف ما ينتظره الناس منه.', en: 'A bar that does not say what to wait for.' },
      draw: (locale) => <ProgressBar label={locale === 'ar' ? 'جارٍ التحميل' : 'Loading'} value={62} />,
    },
  },
]
