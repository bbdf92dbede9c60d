import { OrderDetail } from '../features/orders/order-detail.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { OrderPopups } from '../features/orders/order-popups.tsx'
import { RequestPopups } from '../features/requests/request-popups.tsx'
import { ListAndDetail } from '../shared/bookings/list-and-detail.tsx'
import { useIsWide } from '../shared/bookings/use-is-wide.ts'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useSearchParams } from '../shared/router/index.ts'

export default function MyOrderPage() {
  const t = useText()
  const [search] = useSearchParams()
  const chosen = search.get('order')
  const isWide = useIsWide()
  return (
    <>
      <PortalTitle title={t('orders.one')} />
      <OrderPopups orderId={chosen ?? ''} />
      {isWide && chosen !== null ? (
        <ListAndDetail
          label={t('orders.title')}
          list={<OrderList chosen={chosen} />}
          chosen={chosen}
          detailLabel={t('orders.one')}
        >
          <OrderDetail key={chosen} />
        </ListAndDetail>
      ) : (
        <OrderDetail />
      )}
      <RequestPopups />
    </>
  )
}
