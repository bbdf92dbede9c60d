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
import { KeyValueList } from '@sakina/ui/key-value-list'

import { planKindLabel, useBookingFacts } from '../booking-summary.tsx'
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

/** A review of the booking before payment: choices, price, and all dates. */
export default function ReviewedChoices({
  plan,
  draft,
  price,
  now,
  hasError,
  timesAvailability,
  onGoTo,
}: Props) {
  const { full, taken, arrivals } = timesAvailability
  const visits = withArrivalTimes(
    previewVisits(toHourlyBundle(plan), getChosenVisits(draft), bookingContextAt(now, plan)),
    arrivals,
  )
  return (
    <>
      <ReviewedChoice plan={plan} draft={draft} price={price} />
      {draft.service === 'mediation' && <RecruitmentDocuments draft={draft} />}
      {visits.length > 0 && <VisitPreview visits={visits} taken={taken} />}
      {full && !hasError && (
        <WorkerUnavailableAlert
          days={taken.size}
          isChosen={getChosenWorkers(draft).workerIds.length > 0}
          onOtherWorker={() => onGoTo('who')}
          onOtherTime={() => onGoTo('when')}
        />
      )}
    </>
  )
}

/** The chosen plan and its price on a phone, where the summary bar shows only the total. */
function ReviewedChoice({ plan, draft, price }: Pick<Props, 'plan' | 'draft' | 'price'>) {
  return (
    <section
      aria-labelledby="booking-choice"
      className="grid gap-3 rounded-card border border-border bg-surface p-4 md:hidden"
    >
      <div className="grid gap-0.5">
        <h3 id="booking-choice" className="m-0 text-lead font-semibold text-balance">
          {plan.name}
        </h3>
        <p className="m-0 text-small text-text-muted">{planKindLabel(plan)}</p>
      </div>
      <KeyValueList items={useBookingFacts(plan, draft)} />
      <div className="border-t border-border pt-3">
        <PriceLines price={price} />
        <PriceNotes plan={plan} draft={draft} />
      </div>
    </section>
  )
}
