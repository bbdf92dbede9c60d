import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft, BookingSection, Id, VisitChoice } from '@sakina/domain/booking'
import type { VisitPeriod } from '@sakina/domain/schedule'

import type { AddressFormRenderer } from './saved-address-picker.tsx'
import {
  LazyAddressStep,
  LazyDeliveryStep,
  LazyStartStep,
  LazyVisaStep,
  LazyVisitsStep,
  LazyWorkerStep,
} from './lazy-steps.tsx'
import type { StepSaveHandlers } from './use-open-section.ts'
import type { TimesAvailability } from '@sakina/api-client/booking'

type Props = {
  fold: Exclude<BookingSection, 'pay'>
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  visitTime: VisitPeriod | undefined
  addressForm: AddressFormRenderer
  /** The ids of chosen workers whom somebody else has reserved. */
  gone: readonly string[]
  tried: boolean
  timesAvailability: TimesAvailability
  isTurned: boolean
  keep: StepSaveHandlers
  onGoTo: (fold: BookingSection) => void
  onOtherPlan: (planId: Id, visits: VisitChoice) => void
}

/** The content of a section before the last one, by service. */
export function BookingSectionContent({
  fold,
  addressForm,
  visitTime,
  gone,
  isTurned,
  keep,
  onGoTo,
  onOtherPlan,
  ...shared
}: Props) {
  const { plan, draft, now, tried, timesAvailability } = shared
  const { service } = draft
  if (fold === 'where')
    return (
      <>
        <LazyAddressStep draft={draft} tried={tried} form={addressForm} onChange={keep.address} />
        {service !== 'hourly' && <LazyDeliveryStep draft={draft} tried={tried} onChange={keep.delivery} />}
      </>
    )
  if (fold === 'who')
    return (
      <LazyWorkerStep
        plan={plan}
        draft={draft}
        now={now}
        gone={gone}
        tried={tried}
        timesAvailability={timesAvailability}
        onChange={keep.workers}
        onOtherTime={() => onGoTo('when')}
      />
    )
  if (service === 'mediation')
    return (
      <LazyVisaStep
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
    timesAvailability,
    onOtherWorker: () => onGoTo('who'),
  }
  return service === 'hourly' ? (
    <LazyVisitsStep
      {...times}
      {...{ visitTime, isTurned }}
      onChange={keep.visits}
      onOtherPlan={onOtherPlan}
    />
  ) : (
    <LazyStartStep {...times} onChange={keep.start} />
  )
}
