import type { PlanDetail } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { AvailabilityAlertLink } from '../../../shared/popup/availability-alert-link.tsx'
import { Link } from '../../../shared/router/index.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'

/**
 * Warns early that no worker is available, because the order would be refused. Continue moves the focus
 * here.
 */
export function NoWorkerFreeAlert({ plan }: { plan: PlanDetail }) {
  const t = useText()
  const gender = useWorkerGender()
  return (
    <div tabIndex={-1} data-refusal className="outline-none">
      <Alert
        tone="warning"
        title={t('booking.workers.nobody', { gender })}
        action={
          <>
            <Button asChild size="sm">
              <AvailabilityAlertLink wanted={{ plan_wanted: String(plan.id) }}>
                {t('booking.workers.tellMe')}
              </AvailabilityAlertLink>
            </Button>
            <Button asChild variant="secondary" size="sm">
              <Link to={paths.orderPage.to({ service: plan.service?.code })}>
                {t('booking.workers.others')}
              </Link>
            </Button>
          </>
        }
      >
        {t('booking.workers.nobodyText', { gender })}
      </Alert>
    </div>
  )
}

/** Says that the listed workers are available from this day on, and none earlier. */
export function FirstFreeDayAlert({ day }: { day: LocalDate }) {
  const t = useText()
  return (
    <Alert className="mb-5">
      {t('booking.workers.freeFrom')} <DateText value={day} />
    </Alert>
  )
}
