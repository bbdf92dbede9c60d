import { slotKey, visitEnd } from '@sakina/domain/schedule'
import type { VisitSlot } from '@sakina/domain/schedule'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { TimeText } from '@sakina/ui/time-text'
import { Announcement } from '@sakina/ui/provider'
import { useState } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'

type Props = {
  visits: readonly VisitSlot[]
  taken: ReadonlySet<string>
  /** False where the length of a visit is already in sight. */
  saysLength?: boolean
  /** The number of dates shown before all are requested. */
  shownFirst?: number
}

/**
 * The dates of the visits with their actual arrival windows, also on Fridays and in Ramadan: first
 * some of them, and all on request.
 */
export function VisitPreview({ visits, taken, saysLength = true, shownFirst = 4 }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? visits : visits.slice(0, shownFirst)
  return (
    <section aria-label={t('booking.visits.dates')} className="rounded-card bg-subtle p-4">
      {visits.length > 1 && (
        <h3 className="m-0 mb-2 text-body font-semibold">
          {t('booking.visits.count', { count: visits.length })}
        </h3>
      )}
      <Announcement text={t('booking.visits.count', { count: visits.length })} />
      <ol className="m-0 grid list-none gap-2 p-0">
        {shown.map(({ day, window }) => {
          const end = visitEnd(day, window.to)
          return (
            <li key={day} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <DateText value={day} form="weekday" />
              <span className="flex flex-wrap items-center gap-x-2 text-text-muted">
                <TimeText
                  value={window.from}
                  until={window.to}
                  className="inline-block first-letter:uppercase"
                />
                {window.code.startsWith('ramadan') && <Badge size="sm">{t('booking.visits.ramadan')}</Badge>}
                {window.code === 'friday_evening' && <Badge size="sm">{t('booking.visits.friday')}</Badge>}
                {end.nextDay && <span className="text-small">{t('booking.visits.nextDay')}</span>}
                {taken.has(slotKey(day, window.period)) && (
                  <Badge size="sm" tone="danger">
                    {t('booking.visits.full')}
                  </Badge>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {visits.length > shownFirst && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-2 inline-flex min-h-touch cursor-pointer items-center border-0 bg-transparent p-0 font-semibold text-primary underline"
        >
          {showsAll ? t('booking.visits.fewer') : t('booking.visits.all', { count: visits.length })}
        </button>
      )}
      {saysLength && (
        <p className="m-0 mt-2 text-small text-text-muted">{t('booking.visits.arrival', { gender })}</p>
      )}
    </section>
  )
}
