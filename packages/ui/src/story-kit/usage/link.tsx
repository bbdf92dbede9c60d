import type { Usage } from '../usage.ts'
import { Link } from '../../components/link/index.ts'

/** Correct and incorrect uses of a link, drawn side by side. */
export const linkUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'كلمات الرابط تقول إلى أين يؤدي.', en: 'The words of the link say where it leads.' },
      draw: (locale) => (
        <p className="m-0">
          {locale === 'ar' ? 'قبل التوقيع: ' : 'Before you sign: '}
          <Link href="#terms">
            {locale === 'ar' ? 'شروط الإلغاء والاستبدال' : 'cancellation and replacement terms'}
          </Link>
        </p>
      ),
    },
    dont: {
      says: {
        ar: '«هنا» لا تقول شيئًا لمن يسمع الروابط وحدها.',
        en: '“Here” says nothing to those who hear links alone.',
      },
      draw: (locale) => (
        <p className="m-0">
          {locale === 'ar' ? 'لقراءة شروط الإلغاء اضغطوا ' : 'For the cancellation terms press '}
          <Link href="#terms">{locale === 'ar' ? 'هنا' : 'here'}</Link>
        </p>
      ),
    },
  },
]
