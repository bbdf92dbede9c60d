import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft, Fold, Id, VisitChoice } from '@sakina/domain/booking'
import type { Period } from '@sakina/domain/schedule'

import type { AddressForm } from './address-step.tsx'
import { AddressStep, DeliveryStep, StartStep, VisaStep, VisitsStep, WorkerStep } from './parts.tsx'
import type { Keep } from './use-folds.ts'
import type { FreeTimes } from '@sakina/api-client/booking'

type Props = {
  fold: Exclude<Fold, 'pay'>
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  visitTime: Period | undefined
  addressForm: AddressForm
  /** Workers somebody else was faster for. */
  gone: readonly string[]
  tried: boolean
  freeTimes: FreeTimes
  keep: Keep
  onGoTo: (fold: Fold) => void
  onOtherPlan: (planId: Id, visits: VisitChoice) => void
}

/** What is asked in a fold before the last, as it is for each service. */
export function FoldContent({
  fold,
  addressForm,
  visitTime,
  gone,
  keep,
  onGoTo,
  onOtherPlan,
  ...shared
}: Props) {
  const { plan, draft, now, tried, freeTimes } = shared
  const { service } = draft
  if (fold === 'where')
    return (
      <>
        <AddressStep draft={draft} tried={tried} form={addressForm} onChange={keep.address} />
        {service !== 'hourly' && <DeliveryStep draft={draft} tried={tried} onChange={keep.delivery} />}
      </>
    )
  if (fold === 'who')
    return (
      <WorkerStep
        plan={plan}
        draft={draft}
        now={now}
        gone={gone}
        tried={tried}
        freeTimes={freeTimes}
        onChange={keep.workers}
        onOtherTime={() => onGoTo('when')}
      />
    )
  if (service === 'mediation')
    return (
      <VisaStep
        plan={plan}
        draft={draft}
        now={now}
        tried={tried}
        onChange={keep.papers}
        onWorkersChange={keep.workers}
      />
    )
  const times = {
    plan,
    draft,
    now,
    tried,
    freeTimes,
    onOtherWorker: () => onGoTo('who'),
  }
  return service === 'hourly' ? (
    <VisitsStep {...times} visitTime={visitTime} onChange={keep.visits} onOtherPlan={onOtherPlan} />
  ) : (
    <StartStep {...times} onChange={keep.start} />
  )
}
