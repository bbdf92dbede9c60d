import type { Order } from '@sakina/api-client/client'
import { sum } from '@sakina/domain/money'
import { BookingConfirmationPopup } from '@sakina/ui/booking-confirmation-popup'

import { paths } from '../../../shared/config/paths.ts'
import { OrderFacts } from '../../../shared/orders/order-facts.tsx'
import { Link } from '../../../shared/router/index.ts'
import { useNextSteps } from './use-next-steps.ts'

type Props = {
  /** The orders that were paid together: one for each worker, all of the same service. */
  orders: readonly Order[]
  onClose: () => void
  onCalendar: (() => void) | undefined
}

/** A popup that confirms the paid orders, with the next steps of their service. */
export default function BookingConfirmation({ orders, onClose, onCalendar }: Props) {
  const nextSteps = useNextSteps(orders)
  return (
    <BookingConfirmationPopup
      open
      onOpenChange={onClose}
      nextSteps={nextSteps}
      ordersLink={<Link to={paths.myOrders.to()} />}
      orderNumbers={orders.map(({ number }) => number)}
      paid={sum(orders.flatMap(({ total }) => total ?? []))}
      onCalendar={onCalendar}
    >
      {orders.map((each) => (
        <OrderFacts key={String(each.id)} order={each} visits={0} />
      ))}
    </BookingConfirmationPopup>
  )
}
