import type { BookingDraft } from '@sakina/domain/booking'
import { useRef, useState } from 'react'
import { apiError } from '../client/api-error.ts'
import { useRequest } from '../swr/use-request.ts'
import type { BookingDevice } from './device.ts'
import type { OrderError, OrderInput, PlacedOrders } from './make-orders.ts'
import type { ChangeBooking } from './use-draft.ts'

/** Comes while the booking is filled in; nobody orders in the first second. */
export const loadOrdering = () => import('./make-orders.ts')

/** What orders are made with did not come over the line: none was made, and it is asked for again. */
const notLoaded = (): OrderError => ({
  kind: 'refused',
  index: 0,
  ids: [],
  error: apiError({ kind: 'network', code: 'network', correlationId: '', retryable: true }),
})

/** Makes the orders of a booking, once, whatever is pressed: a call under way is joined, not repeated. */
export function usePlaceOrders(device: BookingDevice, change: ChangeBooking) {
  const request = useRequest()
  const underWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  const [error, setError] = useState<OrderError>()

  const place = async (draft: BookingDraft, input: OrderInput): Promise<PlacedOrders | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setIsPlacing(true)
    setError(undefined)
    try {
      const outcome = await loadOrdering().then(
        ({ makeOrders }) => makeOrders({ client: { request }, change, device }, draft, input),
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
