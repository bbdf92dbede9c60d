import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import {
  toHourlyBundle,
  previewVisits,
  bookingContextAt,
  getChosenStartDay,
  getChosenVisits,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { ZERO_MONEY, type Money as Sum } from '@sakina/domain/money'
import { durationInUnits } from '@sakina/domain/schedule'
import { DateText } from '@sakina/ui/date-text'
import { TimeText } from '@sakina/ui/time-text'

import { useText } from '../../../shared/intl/use-text.ts'
import { AgreementPopup } from './agreement-popup.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  submitting: boolean
  /** Whether the government platform handles contract and fee. */
  isElsewhere: boolean
  /** What is due for a single order; undefined for several, which are paid one after the other. */
  due: Sum | undefined
  onClose: () => void
  /** Called when the customer agrees; with a sum if agreeing also pays the sum with the saved card. */
  onAgree: (sum?: Sum) => void
}

/** The two agreements of a booking, with its work schedule. */
export default function BookingTermsPopup({
  submitting,
  isElsewhere,
  due = ZERO_MONEY,
  onClose,
  onAgree,
  ...booked
}: Props) {
  const t = useText()
  return (
    <AgreementPopup
      submitting={submitting}
      due={isElsewhere ? ZERO_MONEY : due}
      onClose={onClose}
      onAgree={onAgree}
      schedule={
        <>
          <WorkSchedule {...booked} />
          {isElsewhere && <p className="m-0">{t('booking.elsewhere.terms')}</p>}
        </>
      }
      {...(isElsewhere && { agree: t('booking.elsewhere.agree') })}
    />
  )
}

/** A short summary of the start, beside the checkbox that agrees to it. */
function WorkSchedule({ plan, draft, now }: Pick<Props, 'plan' | 'draft' | 'now'>) {
  const t = useText()
  const visits = previewVisits(toHourlyBundle(plan), getChosenVisits(draft), bookingContextAt(now, plan))
  const [first] = visits
  const start = getChosenStartDay(draft)
  if (first)
    return (
      <p className="m-0">
        {t('booking.visits.count', { count: visits.length })} · <DateText value={first.day} form="weekday" />{' '}
        · <TimeText value={first.window.from} until={first.window.to} />
      </p>
    )
  if (start !== undefined)
    return (
      <p className="m-0">
        {t('booking.fact.start')}: <DateText value={start} />
      </p>
    )
  // A recruitment has no date yet: its contract starts on the day the worker arrives.
  const { durationDays, arrivalDays } = plan
  if (durationDays === null) return <p className="m-0">{t('booking.terms.onArrival')}</p>
  const { unit, count } = durationInUnits(durationDays)
  return (
    <>
      <p className="m-0">
        {t('booking.fact.duration')}: {t(`booking.duration.${unit}`, { count })}
      </p>
      <p className="m-0">{t('booking.terms.onArrival')}</p>
      {arrivalDays !== null && <p className="m-0">{t('booking.terms.arrival', { count: arrivalDays })}</p>}
    </>
  )
}
