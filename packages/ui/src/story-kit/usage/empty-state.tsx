import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'

/** Correct and incorrect uses of an empty state, drawn side by side. */
export const emptyStateUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'ما سيظهر هنا، وأول خطوة إليه.', en: 'What will be here, and the first step to it.' },
      draw: (locale) => (
        <EmptyState
          title={locale === 'ar' ? 'لا زيارات قادمة' : 'No upcoming visits'}
          text={
            locale === 'ar'
              ? 'تظهر هنا بعد الحجز بموعدها واسم العاملة.'
              : 'Once booked they appear here with time and worker.'
          }
          action={<Button>{locale === 'ar' ? 'حجز زيارة' : 'Book a visit'}</Button>}
        />
      ),
    },
    dont: {
      says: { ar: 'باب مسدود.', en: 'A dead end.' },
      draw: (locale) => <EmptyState title={locale === 'ar' ? 'لا توجد بيانات' : 'No data'} />,
    },
  },
]
