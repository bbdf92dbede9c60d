import type { Usage } from '../usage.ts'
import { Textarea } from '../../components/textarea/index.ts'

/** Correct and incorrect uses of a textarea, drawn side by side. */
export const textareaUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'سؤال واحد، وما يفيد في جوابه.', en: 'One question, and what helps to answer it.' },
      draw: (locale) => (
        <Textarea
          label={locale === 'ar' ? 'ملاحظة للسائق' : 'Note to the driver'}
          hint={locale === 'ar' ? 'معلم قريب، أو طريق المدخل' : 'A landmark, or how to find the entrance'}
          optional
        />
      ),
    },
    dont: {
      says: {
        ar: 'مساحة فارغة لا يُعرف ما يُكتب فيها.',
        en: 'An empty space: nobody knows what belongs there.',
      },
      draw: (locale) => <Textarea label={locale === 'ar' ? 'ملاحظات' : 'Notes'} />,
    },
  },
]
