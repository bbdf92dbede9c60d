import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { createContext, use, useEffect, useLayoutEffect } from 'react'

import { useLocale } from '../../../shared/intl/locale-context.ts'
import { lazyPart } from '../../../shared/words/lazy-part.tsx'
import { ordering } from '../order/use-placing.ts'

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
export const AddressStep = lazyPart(
  'features/booking/steps/address-step',
  () => import('./address-step.part.tsx'),
  waiting,
)
export const DeliveryStep = lazyPart(
  'features/booking/steps/delivery-step',
  () => import('./delivery-step.part.tsx'),
  waiting,
)
export const WorkerStep = lazyPart(
  'features/booking/steps/worker-step',
  () => import('./worker-step.part.tsx'),
  waiting,
)
export const VisitsStep = lazyPart(
  'features/booking/steps/visits-step',
  () => import('./visits-step.part.tsx'),
  waiting,
)
export const StartStep = lazyPart(
  'features/booking/steps/start-step',
  () => import('./start-step.part.tsx'),
  waiting,
)
export const VisaStep = lazyPart(
  'features/booking/steps/visa-step',
  () => import('./visa-step.part.tsx'),
  waiting,
)
export const Reviewed = lazyPart(
  'features/booking/review/reviewed',
  () => import('../review/reviewed.part.tsx'),
  waiting,
)
export const Extras = lazyPart(
  'features/booking/review/extras',
  () => import('../review/extras.part.tsx'),
  waiting,
)
export const TroublePanel = lazyPart(
  'features/booking/review/trouble',
  () => import('../review/trouble.part.tsx'),
)

/** Not this early: the step that is shown comes first. */
const REST_MS = 1500

/** The other steps come while the first is filled in, so that going on waits for nothing, online or not. */
export function useNextSteps(service: string) {
  const locale = useLocale()
  useEffect(() => {
    const times = service === 'hourly' ? [VisitsStep] : service === 'mediation' ? [VisaStep] : [StartStep]
    const soon = setTimeout(() => {
      for (const part of [WorkerStep, ...times, Reviewed, Extras, TroublePanel])
        void part.preload(locale).catch(() => undefined)
      void ordering().catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(soon)
  }, [service, locale])
}
