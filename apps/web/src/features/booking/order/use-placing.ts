import { apiError } from '@sakina/api-client/client'
import { useRequest } from '@sakina/api-client/swr'
import type { BookingDraft } from '@sakina/domain/booking'
import { useRef, useState } from 'react'

import type { ChangeBooking } from '../draft/use-draft.ts'
import type { OrderInput, Placed, Trouble } from './make-orders.ts'

/** Comes while the booking is filled in; nobody orders in the first second. */
export const ordering = () => import('./make-orders.ts')

/** What orders are made with did not come over the line: none was made, and it is asked for again. */
const notCome = (): Trouble => ({
  kind: 'refused',
  index: 0,
  ids: [],
  error: apiError({ kind: 'network', code: 'network', correlationId: '', retryable: true }),
})

/** Makes the orders of a booking, once, whatever is pressed: a call under way is joined, not repeated. */
export function usePlacing(change: ChangeBooking) {
  const request = useRequest()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  const place = async (draft: BookingDraft, given: OrderInput): Promise<Placed | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      const made = await ordering().then(
        ({ makeOrders }) => makeOrders({ client: { request }, change }, draft, given),
        notCome,
      )
      if ('kind' in made) {
        setTrouble(made)
        return undefined
      }
      return made
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { place, busy, trouble, forget: () => setTrouble(undefined) }
}
