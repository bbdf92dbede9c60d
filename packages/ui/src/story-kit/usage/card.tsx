import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { Money } from '../../components/money/index.ts'
import { Card, CardTitle } from '../../components/card/index.ts'

const title = (locale: 'ar' | 'en') =>
  locale === 'ar' ? 'عاملة مقيمة، ثلاثة أشهر' : 'Live-in worker, three months'

/** Correct and incorrect uses of a card, drawn side by side. */
export const cardUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'شيء واحد، وفعل واحد.', en: 'One thing, one act.' },
      draw: (locale) => (
        <Card>
          <CardTitle>{title(locale)}</CardTitle>
          <p className="m-0">
            <Money halalas={855000} weight="strong" />
          </p>
          <div>
            <Button>{locale === 'ar' ? 'حجز' : 'Book'}</Button>
          </div>
        </Card>
      ),
    },
    dont: {
      says: {
        ar: 'بطاقة داخل بطاقة: إطاران حول شيء واحد.',
        en: 'A card in a card: two frames around one thing.',
      },
      draw: (locale) => (
        <Card>
          <CardTitle>{title(locale)}</CardTitle>
          <Card>
            <p className="m-0">
              <Money halalas={855000} weight="strong" />
            </p>
          </Card>
          <div>
            <Button>{locale === 'ar' ? 'حجز' : 'Book'}</Button>
          </div>
        </Card>
      ),
    },
  },
]
