import { newId } from '@sakina/api-client/client'
import { clearStep, eraseIdentity, fillStep } from '@sakina/domain/draft'
import type { BookingDraft, FilledStep, Stamp, StepValues } from '@sakina/domain/draft'
import { useCallback, useRef, useState } from 'react'

import { now } from '../../../shared/clock/now.ts'
import { deviceStore } from './device-store.ts'
import {
  forgetStaleIdentities,
  isBegun,
  isPlaceStep,
  keepDraft,
  keepPlace,
  readDraft,
} from './draft-storage.ts'
import type { BookedPlan } from './draft-storage.ts'
import { dropPassport } from './passport-file.ts'

export const freshStamp = (): Stamp => ({ id: newId(), now: now() })

export type ChangeStep = (step: FilledStep, values: StepValues | undefined) => BookingDraft

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

  /** A step without values is one that has to be asked again. */
  const change: ChangeStep = useCallback(
    (step, values) => {
      if (isPlaceStep(step)) keepPlace(deviceStore(), step, values, freshStamp())
      return become(
        values === undefined
          ? clearStep(latest.current, step, freshStamp())
          : fillStep(latest.current, step, values, freshStamp()),
      )
    },
    [become],
  )

  /** The same choice as another order: what its key once made can no longer be paid. */
  const renew = useCallback(() => become({ ...latest.current, ...renewed() }), [become])
  const forget = useCallback(() => become(eraseIdentity(latest.current, freshStamp())), [become])
  return { draft, isNew, change, renew, forget }
}

const renewed = (): Pick<BookingDraft, 'id' | 'changedAt'> => {
  const { id, now: changedAt } = freshStamp()
  return { id, changedAt }
}
