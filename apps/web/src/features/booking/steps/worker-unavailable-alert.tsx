import type { LocalDate } from '@sakina/domain/calendar'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'

import { useText } from '../../../shared/intl/use-text.ts'
import {
  AvailabilityAlertLink,
  type AvailabilityAlertParameters,
} from '../../../shared/popup/availability-alert-link.tsx'
import { useWorkerGender } from '../plan/use-booked-plan.ts'

type Props = {
  /** The number of dates without a worker; 0 for a contract without visits. */
  days: number
  /** Whether a single visit is booked, for which no worker has to come every time. */
  isSingleVisit?: boolean
  isChosen: boolean
  onOtherWorker?: () => void
  /** Moves to the choice of a worker, if it is on this screen. */
  onOffice?: () => void
  /** Moves to the choice of dates, if it is on another screen. */
  onOtherTime?: () => void
  /** The next day on which a worker is available. */
  nearest?: { readonly day: LocalDate; readonly onChoose: () => void }
  /** The subject of an availability notice, if any worker of the plan would do. */
  wanted?: AvailabilityAlertParameters
}

/** Warns that the order would be refused, while another day or worker can still be chosen. */
export function WorkerUnavailableAlert({
  days,
  isSingleVisit = false,
  isChosen,
  onOtherWorker,
  onOffice,
  onOtherTime,
  nearest,
  wanted,
}: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const who = isChosen ? 'chosen' : 'anybody'
  return (
    <div tabIndex={-1} data-refusal className="outline-none">
      <Alert
        tone="warning"
        announce
        title={
          days === 0
            ? t(`booking.full.start.${who}`, { gender })
            : isChosen
              ? t('booking.full.days.chosen', { count: days, gender })
              : t('booking.full.days.anybody', { count: days })
        }
        action={
          <>
            {nearest && (
              <Button size="sm" onClick={nearest.onChoose}>
                {t('booking.full.nearest')}{' '}
                <DateText value={nearest.day} form="day-month" calendar="gregory" />
              </Button>
            )}
            {onOtherTime && (
              <Button size="sm" onClick={onOtherTime}>
                {t('booking.error.worker.time')}
              </Button>
            )}
            {onOffice && (
              <Button size="sm" variant="secondary" onClick={onOffice}>
                {t('booking.error.worker.office')}
              </Button>
            )}
            {!isChosen && wanted && (
              <Button asChild size="sm" variant="secondary">
                <AvailabilityAlertLink wanted={wanted}>{t('booking.workers.tellMe')}</AvailabilityAlertLink>
              </Button>
            )}
            {isChosen && onOtherWorker && (
              <Button size="sm" variant="secondary" onClick={onOtherWorker}>
                {t('booking.error.worker.other')}
              </Button>
            )}
          </>
        }
      >
        {isChosen
          ? t('booking.full.text.chosen', { gender })
          : days === 0
            ? t('booking.full.text.start')
            : isSingleVisit
              ? t('booking.full.text.single')
              : t('booking.full.text.anybody', { gender })}
      </Alert>
    </div>
  )
}
