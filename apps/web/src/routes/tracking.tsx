import { OrderTracking } from '../features/orders/order-tracking.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useParams } from '../shared/router/index.ts'

export default function TrackingPage() {
  const t = useText()
  const { orderId = '' } = useParams()
  return (
    <div className="mx-auto max-w-180 px-4 py-8">
      <PortalTitle title={t('orders.tracking.title')} text={t('orders.tracking.text')} />
      <OrderTracking key={orderId} orderId={orderId} />
    </div>
  )
}
