import { OrderList } from '../features/orders/order-list.tsx'
import { OrderPopups } from '../features/orders/order-popups.tsx'
import { RequestPopups } from '../features/requests/request-popups.tsx'
import { BookingListTabs } from '../shared/bookings/booking-tabs.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function MyOrdersPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('orders.title')} />
      <BookingListTabs current="orders" />
      <OrderPopups />
      <OrderList />
      <RequestPopups />
    </>
  )
}
