import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import {
  toHourlyBundle,
  previewVisits,
  bookingContextAt,
  chosenStartDay,
  chosenVisits,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { durationInUnits } from '@sakina/domain/schedule'
import { termsSchema, validate } from '@sakina/domain/validation'
import { TermsPopup, type AgreedTerms } from '@sakina/ui/terms-popup'
import { DateText } from '@sakina/ui/date-text'
import { useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts'
import { pathIn } from '../../../shared/intl/locale.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { useText } from '../../../shared/intl/use-text.ts'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  submitting: boolean
  /** Whether the government platform handles contract and fee. */
  isElsewhere: boolean
  onClose: () => void
  onAgree: () => void
}

/** The two agreements. They are asked for with each order and never preselected. */
export default function BookingTermsPopup({ submitting, isElsewhere, onClose, onAgree, ...booked }: Props) {
  const t = useText()
  const words = useProblemMessage()
  const locale = useLocale()
  const [values, setValues] = useState<AgreedTerms>({ workSchedule: false, terms: false })
  const [tried, setTried] = useState(false)
  const checked = validate(termsSchema, values)
  const schedule = <WorkSchedule {...booked} />
  const [problem] = checked.ok ? [] : Object.values(checked.fields)
  return (
    <TermsPopup
      open
      onOpenChange={onClose}
      values={values}
      onValueChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      onAgree={() => {
        setTried(true)
        if (checked.ok) onAgree()
      }}
      schedule={
        isElsewhere ? (
          <>
            {schedule}
            <p className="m-0">{t('booking.elsewhere.terms')}</p>
          </>
        ) : (
          schedule
        )
      }
      {...(isElsewhere && { agree: t('booking.elsewhere.agree') })}
      termsLink={<a href={pathIn(locale, paths.rules.to())} target="_blank" rel="noreferrer" />}
      error={tried && problem ? words(problem) : undefined}
      submitting={submitting}
    />
  )
}

/** A short summary of the start, beside the checkbox that agrees to it. */
function WorkSchedule({ plan, draft, now }: Pick<Props, 'plan' | 'draft' | 'now'>) {
  const t = useText()
  const visits = previewVisits(toHourlyBundle(plan), chosenVisits(draft), bookingContextAt(now, plan))
  const [first] = visits
  const start = chosenStartDay(draft)
  if (first)
    return (
      <p className="m-0">
        {t('booking.visits.count', { count: visits.length })} · <DateText value={first.day} form="weekday" />
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
