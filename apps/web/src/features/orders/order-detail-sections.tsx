import type { Order } from '@sakina/api-client/client'
import { Card, CardTitle } from '@sakina/ui/card'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'

import { useText } from '../../shared/intl/use-text.ts'
import { PaidBookingSummary } from '../../shared/orders/paid-booking-summary.tsx'

const ALL = 60

/** The details that the card of a list omits: visits, price lines, contract and invoice. */
export function OrderDetailSections({ order }: { order: Order }) {
  const t = useText()
  const { lines, taxTotal, total } = order
  return (
    <>
      <Card padding="lg">
        <PaidBookingSummary orders={[order]} visits={ALL} />
      </Card>
      {lines.length > 0 && total !== null && (
        <Card padding="lg">
          <CardTitle level={2}>{t('orders.facts.price')}</CardTitle>
          <PriceBreakdown
            lines={lines.map(({ code, amount }) => ({ code, amount }))}
            taxTotal={taxTotal ?? undefined}
            total={total}
          />
        </Card>
      )}
    </>
  )
}
