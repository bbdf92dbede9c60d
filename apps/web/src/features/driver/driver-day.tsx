import type { DriverDay as Day } from '@sakina/api-client/client'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { Alert } from '@sakina/ui/alert'
import { DateText } from '@sakina/ui/date-text'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'
import { Heading } from '@sakina/ui/heading'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { VisitRowSkeleton } from '@sakina/ui/visit-row'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { DriverVisitCard } from './driver-visit.tsx'
import { useDriverDay } from './use-driver-day.ts'
import { applyQueuedSteps } from './apply-queued-steps.ts'

/** The visits of a driver on one day, in their order. */
export function DriverDayScreen({ link }: { link: string }) {
  const t = useText()
  const words = useErrorMessage()
  const { day, heardAt, queue, error, refusal, say, synchronize } = useDriverDay(link)
  if (day === undefined && error)
    return error.code === 'driver_link_invalid' || error.code === 'driver_link_closed' ? (
      <ErrorState title={t('driver.linkTitle')} text={words(error)} illustration={<Unplugged />} />
    ) : (
      <ErrorState
        title={t('driver.failed')}
        text={words(error)}
        illustration={<Unplugged />}
        onRetry={() => void synchronize()}
      />
    )
  if (day === undefined)
    return (
      <SkeletonGroup label={t('driver.loading')} className="appear-late grid gap-4">
        <VisitRowSkeleton />
        <VisitRowSkeleton />
      </SkeletonGroup>
    )
  return (
    <>
      <Title day={day} />
      {error?.code === 'driver_link_closed' && (
        <Alert tone="warning" announce>
          {words(error)}
        </Alert>
      )}
      {queue.length > 0 && (
        <Alert tone="info" announce title={t('driver.waiting', { count: queue.length })}>
          {t('driver.offlineText')}
        </Alert>
      )}
      {day.visits.length === 0 && (
        <EmptyState title={t('driver.none')} text={t('driver.noneText')} illustration={<CalendarVisit />} />
      )}
      <ol className="m-0 grid list-none gap-4 p-0">
        {day.visits.map((visit) => (
          <DriverVisitCard
            key={visit.id}
            visit={applyQueuedSteps(visit, queue)}
            isOnline={error === undefined}
            waitsFor={
              visit.nobodyOpensReportableFrom === null || day.now === null
                ? undefined
                : visit.nobodyOpensReportableFrom - day.now
            }
            heardAt={heardAt}
            refusal={refusal?.visit === visit.id ? words(refusal.error) : undefined}
            onStep={(step) => say(visit.id, step)}
          />
        ))}
      </ol>
    </>
  )
}

function Title({ day: { driver, date } }: { day: Day }) {
  const t = useText()
  return (
    <div className="grid gap-1">
      <Heading level={1}>{t('driver.greeting', { driver })}</Heading>
      {date && (
        <p className="m-0 text-text-muted">
          <DateText value={date} form="weekday" />
        </p>
      )}
    </div>
  )
}
