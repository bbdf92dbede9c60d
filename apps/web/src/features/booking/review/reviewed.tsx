import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { arriving, bundleOf, previewVisits, situationAt, visitsOf, workersOf } from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice, Fold } from '@sakina/domain/booking'
import { KeyValueList } from '@sakina/ui/key-value-list'

import { kindOf, useFacts } from '../booking-summary.tsx'
import { PriceLines } from '../price/price-lines.tsx'
import { WorkerUnavailableAlert } from '../steps/worker-unavailable-alert.tsx'
import type { FreeTimes } from '@sakina/api-client/booking'
import { VisitPreview } from '../steps/visit-preview.tsx'
import { Papers } from './papers.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  price: BookingPrice
  now: Instant
  /** Something else that went wrong is said already. */
  hasError: boolean
  freeTimes: FreeTimes
  onGoTo: (fold: Fold) => void
}

/** Everything chosen once more before it is paid: the choice, its price, and every date of it. */
export default function Reviewed({ plan, draft, price, now, hasError, freeTimes, onGoTo }: Props) {
  const { full, taken, arrivals } = freeTimes
  const visits = arriving(previewVisits(bundleOf(plan), visitsOf(draft), situationAt(now, plan)), arrivals)
  return (
    <>
      <ReviewedChoice plan={plan} draft={draft} price={price} />
      {draft.service === 'mediation' && <Papers draft={draft} />}
      {visits.length > 0 && <VisitPreview visits={visits} taken={taken} />}
      {full && !hasError && (
        <WorkerUnavailableAlert
          days={taken.size}
          isChosen={workersOf(draft).workerIds.length > 0}
          onOtherWorker={() => onGoTo('who')}
          onOtherTime={() => onGoTo('when')}
        />
      )}
    </>
  )
}

/** On a phone the bar of the summary shows the total alone. */
function ReviewedChoice({ plan, draft, price }: Pick<Props, 'plan' | 'draft' | 'price'>) {
  return (
    <section
      aria-labelledby="booking-choice"
      className="grid gap-3 rounded-card border border-border bg-surface p-4 md:hidden"
    >
      <div className="grid gap-0.5">
        <h2 id="booking-choice" className="m-0 text-lead font-semibold text-balance">
          {plan.name}
        </h2>
        <p className="m-0 text-small text-text-muted">{kindOf(plan)}</p>
      </div>
      <KeyValueList items={useFacts(plan, draft)} />
      <div className="border-t border-border pt-3">
        <PriceLines price={price} />
      </div>
    </section>
  )
}
