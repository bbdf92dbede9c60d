import { useEffect } from 'react'

import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadSubmitBooking } from '@sakina/api-client/booking'
import { StepSkeleton } from './step-skeleton.tsx'

const waiting = <StepSkeleton />

/** The address step. Each step loads on demand: a booking of visits does not need the passport form. */
export const LazyAddressStep = lazyComponent(
  async () => ({ default: (await import('./address-step.tsx')).AddressStep }),
  waiting,
)
/** The delivery step, loaded on demand. */
export const LazyDeliveryStep = lazyComponent(
  async () => ({ default: (await import('./delivery-step.tsx')).DeliveryStep }),
  waiting,
)
/** The step that chooses workers, loaded on demand. */
export const LazyWorkerStep = lazyComponent(
  async () => ({ default: (await import('./worker-step.tsx')).WorkerStep }),
  waiting,
)
/** The step that chooses visits, loaded on demand. */
export const LazyVisitsStep = lazyComponent(
  async () => ({ default: (await import('./visits-step.tsx')).VisitsStep }),
  waiting,
)
/** The step that chooses the first day, loaded on demand. */
export const LazyStartStep = lazyComponent(
  async () => ({ default: (await import('./start-step.tsx')).StartDateStep }),
  waiting,
)
/** The step with the documents of a recruitment, loaded on demand. */
export const LazyVisaStep = lazyComponent(
  async () => ({ default: (await import('./visa-step.tsx')).VisaStep }),
  waiting,
)
/** The review of the choices before payment, loaded on demand. */
export const LazyReviewedChoices = lazyComponent(() => import('../review/reviewed-choices.tsx'), waiting)
/** The optional additions before payment, loaded on demand. */
export const LazyBookingExtras = lazyComponent(
  async () => ({ default: (await import('../review/booking-extras.tsx')).BookingExtras }),
  waiting,
)
/** The account form of a guest, loaded on demand. */
export const LazyGuestAccountForm = lazyComponent(() => import('../review/guest-account-form.tsx'), waiting)
/** The explanation of a failed order, loaded on demand. */
export const LazyOrderErrorPanel = lazyComponent(async () => ({
  default: (await import('../review/order-error-panel.tsx')).OrderErrorPanel,
}))

/** The delay before the other steps load, so that the visible one loads first. */
const REST_MS = 1500

/**
 * Preloads the code of later steps while the first one is filled in, so that Continue does not wait
 * for the network.
 */
export function usePreloadNextSteps(service: string) {
  useEffect(() => {
    const times =
      service === 'hourly' ? [LazyVisitsStep] : service === 'mediation' ? [LazyVisaStep] : [LazyStartStep]
    const soon = setTimeout(() => {
      for (const part of [
        LazyWorkerStep,
        ...times,
        LazyReviewedChoices,
        LazyBookingExtras,
        LazyGuestAccountForm,
        LazyOrderErrorPanel,
      ])
        part.preload()
      void preloadSubmitBooking().catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(soon)
  }, [service])
}
