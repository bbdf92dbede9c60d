import type { Order } from '@sakina/api-client/client'
import { Card, CardTitle } from '@sakina/ui/card'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { OrderFacts } from '../../shared/orders/order-facts.tsx'
import { Further } from '../../shared/portal/further.tsx'

const ALL = 60

/** What the card of a list leaves out of an order: its visits, its price line by line, its contract and its invoice. */
export function OrderPapers({ order }: { order: Order }) {
  const t = useText()
  const { lines, total, contract, invoice } = order
  return (
    <>
      <Card padding="lg">
        <OrderFacts order={order} visits={ALL} />
        {(contract?.id != null || invoice?.id != null) && (
          <p className="m-0 flex flex-wrap gap-x-6 border-t border-border pt-3">
            {contract?.id != null && (
              <Further to={paths.contracts.to({ popup: 'contract', contract: contract.id })}>
                {t('orders.facts.contract', { number: contract.name })}
              </Further>
            )}
            {invoice?.id != null && (
              <Further to={paths.bills.to({ invoice: invoice.id })}>
                {t('orders.facts.invoice', { number: invoice.name })}
              </Further>
            )}
          </p>
        )}
      </Card>
      {lines.length > 0 && total !== null && (
        <Card padding="lg">
          <CardTitle level={2}>{t('orders.facts.price')}</CardTitle>
          <PriceBreakdown lines={lines.map(({ code, amount }) => ({ code, amount }))} total={total} />
        </Card>
      )}
    </>
  )
}
