import type { Usage } from '../usage.ts'
import { Card, CardTitle } from '../../components/card/index.ts'
import { Badge } from '../../components/badge/index.ts'

/** Correct and incorrect uses of a badge, drawn side by side. */
export const badgeUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'شارة واحدة لما يميّز الباقة.', en: 'One badge, for what sets the plan apart.' },
      draw: (locale) => (
        <Card>
          <Badge tone="primary">{locale === 'ar' ? 'الأكثر طلبًا' : 'Most chosen'}</Badge>
          <CardTitle>{locale === 'ar' ? 'أربع زيارات شهرية' : 'Four visits a month'}</CardTitle>
        </Card>
      ),
    },
    dont: {
      says: { ar: 'كثرة الشارات لا تميّز شيئًا.', en: 'Where all is marked, nothing is.' },
      draw: (locale) => (
        <Card>
          <div className="flex flex-wrap gap-2">
            {(locale === 'ar'
              ? ['الأكثر طلبًا', 'جديدة', 'أوفر', 'لفترة محدودة']
              : ['Most chosen', 'New', 'Best value', 'Limited']
            ).map((word) => (
              <Badge key={word} tone="primary">
                {word}
              </Badge>
            ))}
          </div>
          <CardTitle>{locale === 'ar' ? 'أربع زيارات شهرية' : 'Four visits a month'}</CardTitle>
        </Card>
      ),
    },
  },
]
