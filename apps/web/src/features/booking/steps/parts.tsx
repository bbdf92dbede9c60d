import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { createContext, use, useEffect, useLayoutEffect } from 'react'

import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { loadOrdering } from '@sakina/api-client/booking'

/** Counts the steps on the screen whose code has not come yet. */
export const AwaitedSteps = createContext<(change: 1 | -1) => void>(() => undefined)

function Waiting() {
  const count = use(AwaitedSteps)
  // Before the paint: a step that has come answers for itself in the same breath
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return (
    <SkeletonGroup className="appear-late grid gap-5">
      <Skeleton shape="block" className="h-14" />
      <Skeleton shape="block" className="h-64" />
    </SkeletonGroup>
  )
}

const waiting = <Waiting />

/** Each step is fetched on its own: whoever comes for visits needs no passport's form. */
export const AddressStep = lazyComponent(
  async () => ({ default: (await import('./address-step.tsx')).AddressStep }),
  waiting,
)
export const DeliveryStep = lazyComponent(
  async () => ({ default: (await import('./delivery-step.tsx')).DeliveryStep }),
  waiting,
)
export const WorkerStep = lazyComponent(
  async () => ({ default: (await import('./worker-step.tsx')).WorkerStep }),
  waiting,
)
export const VisitsStep = lazyComponent(
  async () => ({ default: (await import('./visits-step.tsx')).VisitsStep }),
  waiting,
)
export const StartStep = lazyComponent(
  async () => ({ default: (await import('./start-step.tsx')).StartStep }),
  waiting,
)
export const VisaStep = lazyComponent(
  async () => ({ default: (await import('./visa-step.tsx')).VisaStep }),
  waiting,
)
export const Reviewed = lazyComponent(() => import('../review/reviewed.tsx'), waiting)
export const Extras = lazyComponent(
  async () => ({ default: (await import('../review/extras.tsx')).Extras }),
  waiting,
)
export const OrderErrorPanel = lazyComponent(async () => ({
  default: (await import('../review/order-error-panel.tsx')).OrderErrorPanel,
}))

/** Not this early: the step that is shown comes first. */
const REST_MS = 1500

/** The other steps come while the first is filled in, so that going on waits for nothing, online or not. */
export function useNextSteps(service: string) {
  useEffect(() => {
    const times = service === 'hourly' ? [VisitsStep] : service === 'mediation' ? [VisaStep] : [StartStep]
    const soon = setTimeout(() => {
      for (const part of [WorkerStep, ...times, Reviewed, Extras, OrderErrorPanel]) part.preload()
      void loadOrdering().catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(soon)
  }, [service])
}
