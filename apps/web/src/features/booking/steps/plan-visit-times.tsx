import type { Plan } from '@sakina/api-client/client'
import { nextRamadan, riyadhDay } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import type { VisitPeriod } from '@sakina/domain/schedule'
import { DateText } from '@sakina/ui/date-text'

import { useText } from '../../../shared/intl/use-text.ts'
import { weekdayNames } from './weekday-picker.tsx'

type Props = {
  plan: Pick<Plan, 'visitDays'>
  now: Instant
  /** The time of day of all visits of the plan, if it has only one. */
  only: VisitPeriod | undefined
}

/** Says on which days and times the plan has visits. Renders nothing if the customer can choose freely. */
export function PlanVisitTimes({ plan: { visitDays }, now, only }: Props) {
  const t = useText()
  const { weekdays, season } = visitDays
  if (only === undefined && weekdays.length === 0 && season === null) return null
  const { first, last } = nextRamadan(riyadhDay(now))
  return (
    <div className="grid gap-1 text-text-muted">
      {only && <p className="m-0">{t(`booking.visits.only.${only}`)}</p>}
      {weekdays.length > 0 && (
        <p className="m-0">
          {t('booking.visits.onlyOn', {
            days: weekdays
              .map((weekday) => t(`booking.weekday.${weekdayNames[weekday]}`))
              .join(t('booking.comma')),
          })}
        </p>
      )}
      {season === 'ramadan' && (
        <p className="m-0">
          {t('booking.visits.inRamadan')} <DateText value={first} /> {t('booking.visits.inRamadanUntil')}{' '}
          <DateText value={last} />
        </p>
      )}
    </div>
  )
}
