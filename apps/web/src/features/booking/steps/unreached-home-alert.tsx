import type { BookingDraft } from '@sakina/domain/booking'
import { Alert } from '@sakina/ui/alert'
import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { bookingUrl } from '../../../shared/plans/booking-url.ts'
import { Link } from '../../../shared/router/index.ts'
import { usePlanReach } from '../plan/use-plan-reach.ts'

const MOST_PLANS = 3

/**
 * Warns that the visits of the plan do not reach the home, and links the plans that do. The booking
 * cannot continue with this address. Continue moves the focus here.
 */
export function UnreachedHomeAlert({ draft }: { draft: BookingDraft }) {
  const t = useText()
  const { isUnreached, city, reachingPlans } = usePlanReach(draft)
  if (!isUnreached) return null
  return (
    <div tabIndex={-1} data-refusal className="outline-none">
      <Alert
        tone="warning"
        announce
        title={t('booking.unreached.title', { city })}
        action={
          <KitLink variant="standalone" link={<Link to={paths.orderPage.to({ service: 'resident' })} />}>
            {t('booking.unreached.liveIn')}
          </KitLink>
        }
      >
        {reachingPlans.length === 0 ? (
          t('booking.unreached.none')
        ) : (
          <>
            {t('booking.unreached.others')}
            <ul className="m-0 mt-1 grid list-none gap-1 p-0">
              {reachingPlans.slice(0, MOST_PLANS).map((plan) => (
                <li key={String(plan.id)}>
                  <KitLink
                    link={<Link to={bookingUrl('hourly', { serviceId: draft.serviceId, planId: plan.id })} />}
                  >
                    {plan.name}
                  </KitLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  )
}
