import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import {
  withArrivalTimes,
  toHourlyBundle,
  previewVisits,
  bookingContextAt,
  getChosenVisits,
  getChosenWorkers,
} from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice, BookingSection } from '@sakina/domain/booking'
import { slotKey, visitEnd, type VisitSlot } from '@sakina/domain/schedule'

import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { PriceLines } from '../price/price-lines.tsx'
import { PriceNotes } from '../price/price-notes.tsx'
import { WorkerUnavailableAlert } from '../steps/worker-unavailable-alert.tsx'
import type { TimesAvailability } from '@sakina/api-client/booking'
import { VisitPreview } from '../steps/visit-preview.tsx'
import { RecruitmentDocuments } from './recruitment-documents.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  price: BookingPrice
  now: Instant
  /** Whether another error is already shown. */
  hasError: boolean
  timesAvailability: TimesAvailability
  onGoTo: (fold: BookingSection) => void
}

/** A review of the booking before payment: its price, its documents and its dates. */
export default function ReviewedChoices({
  plan,
  draft,
  price,
  now,
  hasError,
  timesAvailability,
  onGoTo,
}: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const { full, taken, arrivals } = timesAvailability
  const visits = withArrivalTimes(
    previewVisits(toHourlyBundle(plan), getChosenVisits(draft), bookingContextAt(now, plan)),
    arrivals,
  )
  return (
    <>
      <PhonePrice plan={plan} draft={draft} price={price} />
      {draft.service === 'mediation' && <RecruitmentDocuments draft={draft} />}
      {areDatesNews(visits, taken) ? (
        <VisitPreview visits={visits} taken={taken} shownFirst={2} />
      ) : (
        visits.length > 0 && (
          <p className="m-0 text-small text-text-muted">{t('booking.visits.lasts', { gender })}</p>
        )
      )}
      {full && !hasError && (
        <WorkerUnavailableAlert
          days={taken.size}
          isSingleVisit={visits.length === 1}
          isChosen={getChosenWorkers(draft).workerIds.length > 0}
          onOtherWorker={() => onGoTo('who')}
          onOtherTime={() => onGoTo('when')}
        />
      )}
    </>
  )
}

/** The price on a phone, where the summary bar shows only the total. The closed sections say the rest. */
function PhonePrice({ plan, draft, price }: Pick<Props, 'plan' | 'draft' | 'price'>) {
  const t = useText()
  return (
    <section aria-label={t('booking.price.title')} className="md:hidden">
      <PriceLines price={price} />
      <PriceNotes plan={plan} draft={draft} />
    </section>
  )
}

/**
 * Whether the list of dates says more than the line of the closed section, which gives the day and
 * the time of the first visit.
 */
const areDatesNews = (visits: readonly VisitSlot[], taken: ReadonlySet<string>): boolean =>
  visits.length > 1 ||
  visits.some(
    ({ day, window }) =>
      window.code.startsWith('ramadan') ||
      window.code === 'friday_evening' ||
      visitEnd(day, window.to).nextDay ||
      taken.has(slotKey(day, window.period)),
  )
