import { OrderDetail } from '../features/orders/order-detail.tsx'
import { OrderPopups } from '../features/orders/order-popups.tsx'
import { RequestPopups } from '../features/requests/request-popups.tsx'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useSearchParams } from '../shared/router/index.ts'

export default function MyOrder() {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <div className="mx-auto max-w-240 px-4 py-8">
      <PageHead title={t('orders.one')} description={t('orders.oneText')} />
      <PortalTitle title={t('orders.one')} text={t('orders.oneText')} />
      <OrderPopups orderId={search.get('order') ?? ''} />
      <OrderDetail />
      <RequestPopups />
    </div>
  )
}
