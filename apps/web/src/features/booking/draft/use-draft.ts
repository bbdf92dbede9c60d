import { newId } from '@sakina/api-client/client'
import { reduceBooking, renewDraft } from '@sakina/domain/booking'
import type { BookedPlan, BookingAction, BookingDraft, Stamp } from '@sakina/domain/booking'
import { useCallback, useRef, useState } from 'react'

import { now } from '../../../shared/clock/now.ts'
import { deviceStore } from './device-store.ts'
import { forgetStaleIdentities, isBegun, keepDraft, keepPlace, readDraft } from './draft-storage.ts'
import { dropPassport } from './passport-file.ts'

export const freshStamp = (): Stamp => ({ id: newId(), now: now() })

export type ChangeBooking = (action: BookingAction) => BookingDraft

/** Chooses what has not been chosen, as far as it can be chosen for somebody. */
type Complete = (draft: BookingDraft, stamp: Stamp) => BookingDraft

/** Nobody's papers lie on the device for longer than they may, whichever plan is come back to. */
function openDraft(plan: BookedPlan, complete: Complete): BookingDraft {
  for (const key of forgetStaleIdentities(deviceStore(), freshStamp)) void dropPassport(key)
  return complete(readDraft(deviceStore(), plan, freshStamp()), freshStamp())
}

/** The booking of a plan, kept on the device at every change. */
export function useDraft(plan: BookedPlan, complete: Complete) {
  const [isNew] = useState(() => !isBegun(deviceStore(), plan))
  const [draft, setDraft] = useState(() => openDraft(plan, complete))
  // Two changes in one tick build on each other
  const latest = useRef(draft)

  const become = useCallback((next: BookingDraft): BookingDraft => {
    if (next !== latest.current) {
      latest.current = next
      keepDraft(deviceStore(), next)
      setDraft(next)
    }
    return next
  }, [])

  const change: ChangeBooking = useCallback(
    (action) => {
      keepPlace(deviceStore(), action, freshStamp())
      return become(reduceBooking(latest.current, action, freshStamp()))
    },
    [become],
  )

  /** The same choice as another order: what its key once made can no longer be paid. */
  const renew = useCallback(() => become(renewDraft(latest.current, freshStamp())), [become])
  return { draft, isNew, change, renew }
}
