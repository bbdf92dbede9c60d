import type { Order } from '@sakina/api-client/client'
import type { Money } from '@sakina/domain/money'
import { BookingConfirmationPopup } from '@sakina/ui/booking-confirmation-popup'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { OrderFacts } from '../../../shared/orders/order-facts.tsx'
import { Link } from '../../../shared/router/index.ts'

type Props = {
  order: Order
  orderNumbers: readonly string[]
  paid: Money
  onClose: () => void
  onCalendar: (() => void) | undefined
}

/** What happens now, as it is for each service. */
export default function Confirmation({ order, onClose, ...rest }: Props) {
  const t = useText()
  const steps = () => {
    switch (order.kind) {
      case 'hourly':
        return [t('booking.next.hourly.1'), t('booking.next.hourly.2'), t('booking.next.hourly.3')]
      case 'mediation':
        return [t('booking.next.mediation.1'), t('booking.next.mediation.2'), t('booking.next.mediation.3')]
      default:
        return [t('booking.next.contract.1'), t('booking.next.contract.2'), t('booking.next.contract.3')]
    }
  }
  return (
    <BookingConfirmationPopup
      open
      onOpenChange={onClose}
      nextSteps={steps()}
      ordersLink={<Link to={paths.myOrders.to()} />}
      {...rest}
    >
      <OrderFacts order={order} visits={1} />
    </BookingConfirmationPopup>
  )
}
