import type { Order } from '@sakina/api-client/client'
import { isOrderInForce } from '@sakina/domain/vocabulary'
import { Card, CardTitle } from '@sakina/ui/card'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'

import { useText } from '../../shared/intl/use-text.ts'
import { isWorkerLate } from '../../shared/orders/late-worker-text.tsx'
import { PaidBookingSummary } from '../../shared/orders/paid-booking-summary.tsx'
import { OrderWithActions } from './order-with-actions.tsx'

const ALL = 60

/** An order with what the card of a list omits: visits, price lines, contract and invoice. */
export function OrderDetailSections({ order }: { order: Order }) {
  const t = useText()
  const { lines, taxTotal, total } = order
  // Unless something is asked of the family or the office, the page begins with when, who and where.
  const isQuiet =
    isOrderInForce(order.status.code) &&
    order.contract?.state !== 'defaulted' &&
    order.openRequest === null &&
    !order.needsWorker &&
    !order.isArrivalAsked &&
    !isWorkerLate(order)
  const ticket = (
    <Card padding="lg">
      <PaidBookingSummary orders={[order]} visits={ALL} />
    </Card>
  )
  return (
    <>
      {isQuiet && ticket}
      <OrderWithActions order={order} />
      {!isQuiet && ticket}
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
