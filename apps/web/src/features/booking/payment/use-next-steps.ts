import type { Order } from '@sakina/api-client/client'

import { useText } from '../../../shared/intl/use-text.ts'
import { usePolicyTexts } from '../../../shared/policies/use-policies.ts'

/** Returns what happens after a payment, one sentence for each step; the orders are of the same service. */
export function useNextSteps(orders: readonly Order[]): readonly string[] {
  const t = useText()
  const policies = usePolicyTexts()
  switch (orders[0]?.kind) {
    case 'hourly':
      return [
        t(
          orders.every(({ worker }) => worker !== null)
            ? 'booking.next.hourly.reminder'
            : 'booking.next.hourly.1',
        ),
        t('booking.next.hourly.2', policies),
        t('booking.next.hourly.3'),
      ]
    case 'mediation':
      return [t('booking.next.mediation.1'), t('booking.next.mediation.2'), t('booking.next.mediation.3')]
    default:
      return [t('booking.next.contract.1'), t('booking.next.contract.2'), t('booking.next.contract.3')]
  }
}
