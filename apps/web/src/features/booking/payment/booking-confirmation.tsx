import type { Order } from '@sakina/api-client/client'
import { sum } from '@sakina/domain/money'
import { BookingConfirmationPopup } from '@sakina/ui/booking-confirmation-popup'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { OrderFacts } from '../../../shared/orders/order-facts.tsx'
import { Link } from '../../../shared/router/index.ts'
import { usePolicyTexts } from '../../../shared/policies/use-policies.ts'

type Props = {
  /** The orders that were paid together: one for each worker, all of the same service. */
  orders: readonly Order[]
  onClose: () => void
  onCalendar: (() => void) | undefined
}

/** A popup that confirms the paid orders, with the next steps of their service. */
export default function BookingConfirmation({ orders, onClose, onCalendar }: Props) {
  const t = useText()
  const policies = usePolicyTexts()
  const isNamed = orders.every(({ worker }) => worker !== null)
  const steps = () => {
    switch (orders[0]?.kind) {
      case 'hourly':
        return [
          t(isNamed ? 'booking.next.hourly.reminder' : 'booking.next.hourly.1'),
          t('booking.next.hourly.2', policies),
          t('booking.next.hourly.3'),
        ]
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
      orderNumbers={orders.map(({ number }) => number)}
      paid={sum(orders.flatMap(({ total }) => total ?? []))}
      onCalendar={onCalendar}
    >
      {orders.map((each) => (
        <OrderFacts key={String(each.id)} order={each} visits={1} />
      ))}
    </BookingConfirmationPopup>
  )
}
