import { isSameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listPlans, listPlanWindows } from '@sakina/api-client/wire/plans'
import { addDays, FRIDAY, parseLocalDate, weekdayOf } from '@sakina/domain/calendar'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { Money, moneyInWords } from '@sakina/ui/money'
import { Announcement, Pause, useKit } from '@sakina/ui/provider'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { TimeText } from '@sakina/ui/time-text'
import type { ReactNode } from 'react'

import { useToday } from '../../../shared/clock/use-today.ts'
import { paths } from '../../../shared/config/paths.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { localizePath } from '../../../shared/intl/locale.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ChoiceRadio } from '../../../shared/forms/inputs/choice-radio.tsx'
import { useFormChoices } from './use-choices.ts'
import { HourlyBookingSkeleton } from './hourly-booking-skeleton.tsx'

/** The plans of one visit, the cheapest first. Its windows tell which plan serves another time of day. */
const oneVisit = { query: { page: 1, limit: 10, service: 'hourly', duration: 1, sort: 'price' } } as const
const DAYS = 7

/**
 * Chooses day and time of a visit and links to its booking. `otherwise` is shown if no visit is available.
 */
export default function HourlyBookingForm({ otherwise }: { otherwise: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const kit = useKit()
  const today = parseLocalDate(useToday())
  const { form, choices, choose } = useFormChoices()
  const plans = useEndpoint(listPlans, oneVisit)
  const plan = plans.data?.items[0]
  const windows = useEndpoint(
    listPlanWindows,
    plan === undefined || today === undefined
      ? null
      : { params: { id: Number(plan.id) }, query: { from: today, to: addDays(today, DAYS - 1) } },
    { keepPreviousData: true },
  )
  const days = windows.data?.map(({ day, windows: all }) => ({
    day,
    slots: all.filter(({ free, price, plan: serving }) => free && price !== null && serving?.id != null),
  }))
  const open = days?.filter(({ slots }) => slots.length > 0)
  const chosen = open?.find(({ day }) => day === choices['day']) ?? open?.[0]
  const slot = chosen?.slots.find(({ window }) => window === choices['time']) ?? chosen?.slots[0]
  const planId = slot?.plan?.id
  const serviceId = plan?.service?.id
  const isNone = plans.data !== undefined && (plan === undefined || serviceId == null)

  if (isNone || plans.error || windows.error || (days !== undefined && slot === undefined)) return otherwise
  if (days === undefined || chosen === undefined || slot === undefined || planId == null || serviceId == null)
    return (
      <SkeletonGroup label={t('home.book.loading')}>
        <HourlyBookingSkeleton />
      </SkeletonGroup>
    )

  const { plan: serving, price, window } = slot
  const nationality = plans.data?.items.find(({ id }) => isSameId(id, planId))?.nationality?.name
  // In Ramadan the visits of a Friday begin after sunset.
  const isAfternoonOnly = weekdayOf(chosen.day) === FRIDAY && slot.season !== 'ramadan'
  const dayName = (day: (typeof days)[number]['day'], place: number) => {
    if (day === today) return t('home.book.today')
    return place === 1 ? t('home.book.tomorrow') : (kit.strings.dateText.weekdays[weekdayOf(day)] ?? '')
  }
  return (
    <form
      ref={form}
      method="get"
      action={localizePath(locale, paths.bookHourly.to(serviceId, planId))}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(paths.bookHourly.to(serviceId, planId, { day: chosen.day, time: window }), {
          state: { serviceId, planId, title: serving?.name, visitTime: window },
        })
      }}
    >
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{t('home.book.day')}</legend>
        {/* The columns are equal, so that a page prerendered yesterday shows the days of today
           without a shift. */}
        <div className="-mx-4 -my-1 scroll-px-4 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] ltr:[mask-image:linear-gradient(to_left,transparent,black_2rem)] rtl:[mask-image:linear-gradient(to_right,transparent,black_2rem)]">
          <div className="grid w-max min-w-full auto-cols-fr grid-flow-col gap-2">
            {days.map(({ day, slots }, place) => (
              <ChoiceRadio
                key={place}
                name="day"
                value={day}
                checked={day === chosen.day}
                disabled={slots.length === 0}
                onChoose={choose('day')}
                className="h-15 min-w-max"
              >
                <span className="text-small">{dayName(day, place)}</span>
                {slots.length === 0 ? (
                  <span className="text-small">{t('home.book.full')}</span>
                ) : (
                  <DateText value={day} form="day-month" calendar="gregory" />
                )}
              </ChoiceRadio>
            ))}
          </div>
        </div>
      </fieldset>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-1 p-0 text-caption">{t('home.book.time')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {chosen.slots.map((each) => (
            <ChoiceRadio
              key={each.window}
              name="time"
              value={each.window}
              checked={each === slot}
              onChoose={choose('time')}
              className="px-1.5! only:col-span-2"
            >
              <span className="text-small">
                {/* Chromium leaves a common space out of the name of the radio. */}
                {t('home.book.arrives')}
                {'\u00A0'}
                <TimeText value={each.arriveFrom} until={each.arriveTo} />
              </span>
            </ChoiceRadio>
          ))}
        </div>
        {isAfternoonOnly && <p className="m-0 mt-2 text-small text-text-muted">{t('home.book.friday')}</p>}
      </fieldset>
      <div className="flex items-center justify-between gap-3">
        <Announcement
          text={
            price === null
              ? undefined
              : [t('home.book.price', { price: moneyInWords(kit, price, 'auto') }), nationality]
                  .filter(Boolean)
                  .join(' · ')
          }
        />
        <p className="m-0 grid">
          {price !== null && (
            <Money
              halalas={price}
              per={{ unit: 'visit', count: 1 }}
              decimals="auto"
              weight="strong"
              className="text-price"
            />
          )}
          {price !== null && <Pause />}
          <span className="text-small text-text-muted">
            {[nationality, t('home.book.tax')].filter(Boolean).join(' · ')}
          </span>
        </p>
        <Button type="submit" size="lg">
          {t('home.book.send')}
        </Button>
      </div>
    </form>
  )
}
