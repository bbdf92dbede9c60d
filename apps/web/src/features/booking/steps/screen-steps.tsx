import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft } from '@sakina/domain/draft'
import type { Period } from '@sakina/domain/schedule'

import type { AddressForm } from './address-step.tsx'
import { AddressStep, DeliveryStep, StartStep, VisaStep, VisitsStep, WorkerStep } from './parts.tsx'
import { stepsOn, type Screen } from './screens.ts'
import type { Keep } from './use-screens.ts'

type Props = {
  screen: Screen
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  wished: Period | undefined
  addressForm: AddressForm
  /** Workers somebody else was faster for. */
  gone: readonly string[]
  tried: boolean
  keep: Keep
  onFull: (full: boolean) => void
  onOtherWorker: () => void
}

/** What is asked on a screen before the last, as it is for each service. */
export function ScreenSteps({ screen, addressForm, wished, gone, keep, ...asked }: Props) {
  const { plan, draft, now, tried, onFull, onOtherWorker } = asked
  const { service } = draft
  if (screen === 'place')
    return (
      <>
        <AddressStep draft={draft} tried={tried} form={addressForm} onChange={keep.address} />
        {stepsOn('place', service).includes('delivery') && (
          <DeliveryStep draft={draft} tried={tried} onChange={keep.delivery} />
        )}
      </>
    )
  if (screen === 'worker')
    return <WorkerStep plan={plan} draft={draft} gone={gone} tried={tried} onChange={keep.worker} />
  if (screen !== 'time') return null
  if (service === 'mediation') return <VisaStep draft={draft} now={now} tried={tried} onChange={keep.visa} />
  const times = { plan, draft, now, tried, onChange: keep.schedule, onFull, onOtherWorker }
  return service === 'hourly' ? <VisitsStep {...times} wished={wished} /> : <StartStep {...times} />
}
