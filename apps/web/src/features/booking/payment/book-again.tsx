import type { Order } from '@sakina/api-client/client'
import { Button } from '@sakina/ui/button'

import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { bookingUrl } from '../plan/booked-service.ts'

/** Links to a new booking of the same plan. */
export function BookAgain({ order }: { order: Order }) {
  const t = useText()
  const { plan, service } = order
  if (plan?.id == null || service?.id == null || service.code === 'unknown') return null
  return (
    <Button asChild variant="secondary">
      <Link to={bookingUrl(service.code, { serviceId: service.id, planId: plan.id })}>
        {t('booking.result.bookAgain')}
      </Link>
    </Button>
  )
}
