import type { Plan } from '@sakina/api-client/client'
import { workerGender } from '@sakina/domain/plans'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'

import { useText } from '../../../shared/intl/use-text.ts'
import { toPlanCardAvailability } from '../../../shared/plans/plan-view.ts'

/** Whether a worker is available for the plan: now, from a day on, when she has arrived, or not at the moment. */
export function AvailabilityBadge({ plan }: { plan: Plan }) {
  const t = useText()
  const availability = toPlanCardAvailability(plan)
  if (availability === undefined) return null
  const gender = workerGender(plan.job?.code)
  if (availability.state === 'arrives')
    return <Badge tone="info">{t('plans.plan.arrives', { gender, days: availability.days })}</Badge>
  if (availability.state === 'now') return <Badge tone="success">{t('plans.plan.now', { gender })}</Badge>
  if (availability.state === 'none') return <Badge>{t('plans.plan.none')}</Badge>
  return (
    <Badge tone="info">
      {t('plans.plan.from')} <DateText value={availability.from} />
    </Badge>
  )
}
