import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft } from '@sakina/domain/draft'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { useEffect } from 'react'

import { kindOf, useFacts } from '../booking-summary.tsx'
import { PriceLines } from '../price/price-lines.tsx'
import type { Price } from '../price/use-price.ts'
import { NotFree } from '../steps/not-free.tsx'
import type { Screen } from '../steps/screens.ts'
import { visitsOf, workersOf } from '../steps/step-values.ts'
import { useFreeTimes } from '../steps/use-free-times.ts'
import { VisitPreview } from '../steps/visit-preview.tsx'
import { arriving, bundleOf, previewVisits, situationAt } from '../steps/visits-situation.ts'
import { Papers } from './papers.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  price: Price
  now: Instant
  /** Something else that went wrong is said already. */
  isTroubled: boolean
  /** Whether one of the dates is full. */
  onFull: (full: boolean) => void
  onGoTo: (screen: Screen) => void
}

/** Everything chosen once more before it is paid: the choice, its price, and every date of it. */
export default function Reviewed({ plan, draft, price, now, isTroubled, onFull, onGoTo }: Props) {
  const { full, taken, arrivals } = useFreeTimes(plan, draft)
  const visits = arriving(previewVisits(bundleOf(plan), visitsOf(draft), situationAt(now, plan)), arrivals)
  useEffect(() => {
    onFull(full)
    return () => onFull(false)
  }, [full, onFull])
  return (
    <>
      <ReviewedChoice plan={plan} draft={draft} price={price} />
      {draft.service === 'mediation' && <Papers draft={draft} />}
      {visits.length > 0 && <VisitPreview visits={visits} taken={taken} />}
      {full && !isTroubled && (
        <NotFree
          days={taken.size}
          isChosen={workersOf(draft).workerIds.length > 0}
          onOtherWorker={() => onGoTo('worker')}
          onOtherTime={() => onGoTo('time')}
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
