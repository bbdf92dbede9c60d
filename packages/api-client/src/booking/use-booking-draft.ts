import {
  getChosenStartDay,
  getChosenVisits,
  parseDraft,
  reduceBooking,
  renewDraft,
  withDefaultChoices,
} from '@sakina/domain/booking'
import type {
  BookingStartOptions,
  BookingPlanReference,
  BookingAction,
  BookingDraft,
} from '@sakina/domain/booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlanDetail } from '../wire/records/plan.ts'
import { createDraftStamp } from './device.ts'
import type { BookingDevicePorts } from './device.ts'
import {
  eraseStaleIdentityInDrafts,
  hasStoredDraft,
  storeDraft,
  storeSharedChoice,
  readSharedDraft,
  readStoredDraft,
  draftStorageKey,
} from './draft-storage.ts'

/** Applies an action to the draft of a booking and returns the new draft. */
export type BookingDispatch = (action: BookingAction) => BookingDraft

type DraftOptions = {
  readonly booked: BookingPlanReference
  readonly plan: PlanDetail
  readonly startOptions: BookingStartOptions
  readonly device: BookingDevicePorts
}

/**
 * Opens the draft of a plan with its default choices. First it removes expired identity data from
 * the drafts of all plans.
 */
function openDraft({ booked, plan, startOptions, device }: DraftOptions) {
  const store = device.storage()
  const isNew = !hasStoredDraft(store, booked)
  for (const key of eraseStaleIdentityInDrafts(store, () => createDraftStamp(device)))
    void device.deletePassportFile(key)
  const stored = readStoredDraft(store, booked, createDraftStamp(device))
  // A first day chosen for another plan is the default first day of this plan.
  const carriedDay = isNew ? getChosenStartDay(readSharedDraft(store, createDraftStamp(device))) : undefined
  const wantedDay = startOptions.wantedDay ?? carriedDay
  const draft = withDefaultChoices(stored, plan, { ...startOptions, wantedDay }, createDraftStamp(device))
  const isDayChosen =
    startOptions.wantedDay !== undefined && getChosenVisits(draft).firstDay === startOptions.wantedDay
  if (isDayChosen || startOptions.wantedWorker !== undefined) storeDraft(store, draft)
  return { draft, isNew: isNew && !isDayChosen }
}

/** Returns the draft of a booking and the functions that change it; each change is stored on the device. */
export function useBookingDraft(options: DraftOptions) {
  const { device } = options
  const [opened] = useState(() => openDraft(options))
  const [draft, setDraft] = useState(opened.draft)
  // Two changes in one tick build on each other, so the draft is in a ref.
  const latest = useRef(draft)

  const become = useCallback(
    (next: BookingDraft): BookingDraft => {
      if (next !== latest.current) {
        latest.current = next
        storeDraft(device.storage(), next)
        setDraft(next)
      }
      return next
    },
    [device],
  )
  const change: BookingDispatch = useCallback(
    (action) => {
      storeSharedChoice(device.storage(), action, createDraftStamp(device))
      return become(reduceBooking(latest.current, action, createDraftStamp(device)))
    },
    [become, device],
  )
  const key = draftStorageKey(options.booked)
  const [syncs, setSyncs] = useState(0)
  useEffect(
    () =>
      device.watchStorage(key, (text) => {
        const stored = parseDraft(text, createDraftStamp(device))
        if (stored === undefined || stored.id === latest.current.id) return
        latest.current = stored
        setDraft(stored)
        setSyncs((before) => before + 1)
      }),
    [device, key],
  )
  /**
   * Gives the same choices a new idempotency key, because the order of the old key can no longer be
   * paid.
   */
  const renew = useCallback(
    () => become(renewDraft(latest.current, createDraftStamp(device))),
    [become, device],
  )
  /**
   * `isNew`: nothing was chosen for this plan before, so the defaults are shown first and can be changed.
   * `syncs`: how often another tab has changed the draft.
   */
  return { draft, isNew: opened.isNew, change, renew, syncs }
}
