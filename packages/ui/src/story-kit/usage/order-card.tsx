import type { Usage } from '../usage.ts'
import { sampleOrders } from '../order-samples.ts'
import { sampleActions } from '../sample-actions.tsx'
import { OrderCard } from '../../components/order-card/index.ts'

const order = (locale: 'ar' | 'en') => sampleOrders({ globals: { locale } }).hourly

/** Correct and incorrect uses of an order card, drawn side by side. */
export const orderCardUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'ما يمكن فعله الآن فقط.', en: 'Only what can be done now.' },
      draw: (locale) => (
        <OrderCard
          order={order(locale)}
          actions={sampleActions({ globals: { locale } }, ['renew', 'cancel'])}
        />
      ),
    },
    dont: {
      says: {
        ar: 'بطاقة بلا فعل: يبقى القارئ بلا طريق.',
        en: 'A card without an act leaves the reader without a way on.',
      },
      draw: (locale) => <OrderCard order={order(locale)} actions={[]} />,
    },
  },
]
