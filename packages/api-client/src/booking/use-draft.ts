import { reduceBooking, renewDraft, visitsOf, withFirstChoices } from '@sakina/domain/booking'
import type { Arrival, BookedPlan, BookingAction, BookingDraft } from '@sakina/domain/booking'
import { useCallback, useRef, useState } from 'react'
import type { PlanDetail } from '../wire/entities/plan.ts'
import { freshStamp } from './device.ts'
import type { BookingDevice } from './device.ts'
import { forgetStaleIdentities, isBegun, keepDraft, keepPlace, readDraft } from './draft-storage.ts'

export type ChangeBooking = (action: BookingAction) => BookingDraft

type DraftOptions = {
  readonly booked: BookedPlan
  readonly plan: PlanDetail
  readonly arrival: Arrival
  readonly device: BookingDevice
}

/** Nobody's papers lie on the device for longer than they may, whichever plan is come back to. */
function openDraft({ booked, plan, arrival, device }: DraftOptions) {
  const store = device.storage()
  const isNew = !isBegun(store, booked)
  for (const key of forgetStaleIdentities(store, () => freshStamp(device))) void device.dropPassport(key)
  const stored = readDraft(store, booked, freshStamp(device))
  const draft = withFirstChoices(stored, plan, arrival, freshStamp(device))
  const isDayChosen = arrival.wantedDay !== undefined && visitsOf(draft).firstDay === arrival.wantedDay
  if (isDayChosen) keepDraft(store, draft)
  return { draft, isNew: isNew && !isDayChosen }
}

/** The booking of a plan, kept on the device at every change. */
export function useDraft(options: DraftOptions) {
  const { device } = options
  const [opened] = useState(() => openDraft(options))
  const [draft, setDraft] = useState(opened.draft)
  // Two changes in one tick build on each other
  const latest = useRef(draft)

  const become = useCallback(
    (next: BookingDraft): BookingDraft => {
      if (next !== latest.current) {
        latest.current = next
        keepDraft(device.storage(), next)
        setDraft(next)
      }
      return next
    },
    [device],
  )
  const change: ChangeBooking = useCallback(
    (action) => {
      keepPlace(device.storage(), action, freshStamp(device))
      return become(reduceBooking(latest.current, action, freshStamp(device)))
    },
    [become, device],
  )
  /** The same choice as another order: what its key once made can no longer be paid. */
  const renew = useCallback(() => become(renewDraft(latest.current, freshStamp(device))), [become, device])
  /** Nothing was chosen for this plan before: what stands there already is shown first, and can be put right. */
  return { draft, isNew: opened.isNew, change, renew }
}
