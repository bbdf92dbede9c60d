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
import { termsSchema, validate } from '@sakina/domain/validation'
import { TermsPopup, type AgreedTerms } from '@sakina/ui/terms-popup'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { Icon, creditCardIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { TimeText } from '@sakina/ui/time-text'
import { useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts'
import { localizePath } from '../../../shared/intl/locale.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useSavedCardName } from '../../../shared/orders/use-card-selection.tsx'

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

/**
 * The two agreements. They are asked for with each order and never preselected. With a saved card one button
 * agrees and pays.
 */
export default function BookingTermsPopup({
  submitting,
  isElsewhere,
  due = ZERO_MONEY,
  onClose,
  onAgree,
  ...booked
}: Props) {
  const t = useText()
  const card = useSavedCardName()
  const isPaidHere = card !== undefined && !isElsewhere && due > 0
  const words = useProblemMessage()
  const locale = useLocale()
  const [values, setValues] = useState<AgreedTerms>({ workSchedule: false, terms: false })
  const [tried, setTried] = useState(false)
  const checked = validate(termsSchema, values)
  const schedule = <WorkSchedule {...booked} />
  const [problem] = checked.ok ? [] : Object.values(checked.fields)
  const agree = (sum?: Sum): void => {
    setTried(true)
    if (checked.ok) onAgree(sum)
  }
  return (
    <TermsPopup
      open
      onOpenChange={onClose}
      values={values}
      onValueChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      onAgree={() => agree(isPaidHere ? due : undefined)}
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
      {...(isPaidHere && {
        agree: (
          <>
            {t('booking.agree.pay')} <Money halalas={due} />
          </>
        ),
        payment: (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-3">
            <span className="inline-flex items-center gap-2">
              <Icon of={creditCardIcon} size="md" />
              {card}
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="-mx-3.75"
              disabled={submitting}
              onClick={() => agree()}
            >
              {t('booking.agree.otherWay')}
            </Button>
          </div>
        ),
      })}
      termsLink={<a href={localizePath(locale, paths.rules.to())} target="_blank" rel="noreferrer" />}
      error={tried && problem ? words(problem) : undefined}
      submitting={submitting}
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
