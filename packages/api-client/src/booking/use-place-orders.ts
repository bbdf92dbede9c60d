import type { BookingDraft } from '@sakina/domain/booking'
import { useRef, useState } from 'react'
import { apiError } from '../client/api-error.ts'
import { useRequest } from '../swr/use-request.ts'
import type { BookingDevicePorts } from './device.ts'
import type { OrderError, SubmitBookingInput, PlacedOrders } from './submit-booking.ts'
import type { ChangeBooking } from './use-draft.ts'

/** Loads while the booking is filled in, because nobody orders in the first second. */
export const preloadSubmitBooking = () => import('./submit-booking.ts')

/** The module could not be loaded, so no order was placed, and a retry is possible. */
const notLoaded = (): OrderError => ({
  kind: 'refused',
  index: 0,
  ids: [],
  error: apiError({ kind: 'network', code: 'network', correlationId: '', retryable: true }),
})

/** Places the orders of a booking once: a second call joins the running one. */
export function usePlaceOrders(device: BookingDevicePorts, change: ChangeBooking) {
  const request = useRequest()
  const underWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  const [error, setError] = useState<OrderError>()

  const place = async (draft: BookingDraft, input: SubmitBookingInput): Promise<PlacedOrders | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setIsPlacing(true)
    setError(undefined)
    try {
      const outcome = await preloadSubmitBooking().then(
        ({ submitBooking }) => submitBooking({ client: { request }, change, device }, draft, input),
        notLoaded,
      )
      if (!('kind' in outcome)) return outcome
      setError(outcome)
      return undefined
    } finally {
      underWay.current = false
      setIsPlacing(false)
    }
  }
  return { place, isPlacing, error, forgetError: () => setError(undefined) }
}
