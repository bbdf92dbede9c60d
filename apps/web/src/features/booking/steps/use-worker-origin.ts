import { isSameId, type RecordReference } from '@sakina/api-client/client'
import { useEndpoint, useNeighborhood } from '@sakina/api-client/swr'
import { listWorkers } from '@sakina/api-client/wire/workers'
import {
  getAcceptedWorkerCityIds,
  getChosenStartDay,
  getChosenWorkers,
  isLiveInOrTransferDraft,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'

import { useBookingNeighborhoodId } from './use-booking-neighborhood.ts'

/** Where a live-in worker comes from, if that is not the city of the home. */
export type WorkerOrigin = {
  /** The city of the home. */
  readonly city: string
  /** The other cities that a worker comes from; empty for a worker of the city. */
  readonly origins: readonly RecordReference[]
  /** Whether the worker was chosen by the family. */
  readonly isChosen: boolean
  /** Whether the family has agreed to each of these cities. */
  readonly isAccepted: boolean
}

const nowhere: WorkerOrigin = { city: '', origins: [], isChosen: false, isAccepted: true }

/** Asks the server which city the chosen worker comes from, or whoever the office may send. */
export function useWorkerOrigin(draft: BookingDraft): WorkerOrigin {
  const neighborhood = useBookingNeighborhoodId(draft)
  const isAsked = isLiveInOrTransferDraft(draft) && neighborhood !== undefined
  const place = useNeighborhood(isAsked ? String(neighborhood) : '')
  const from = getChosenStartDay(draft)
  const workers = useEndpoint(
    listWorkers,
    isAsked
      ? {
          query: {
            plan: Number(draft.planId),
            limit: 100,
            neighborhood,
            ...(from !== undefined && { from }),
          },
        }
      : null,
  )
  const { workerIds } = getChosenWorkers(draft)
  const items = workers.data?.items ?? []
  const chosen = items.filter(({ id }) => workerIds.some((each) => isSameId(each, id)))
  const coming = chosen.length > 0 ? chosen : items
  const farther = coming.filter(({ nearness, city }) => nearness !== 'city' && city !== null)
  const city = place?.city?.name
  // The office sends a worker of the city as long as one is free.
  const isFarther = chosen.length > 0 ? farther.length > 0 : farther.length === coming.length
  if (city === undefined || coming.length === 0 || !isFarther) return nowhere
  const origins = [...Map.groupBy(farther, (worker) => String(worker.city?.id)).values()].flatMap(
    ([worker]) => worker?.city ?? [],
  )
  const accepted = getAcceptedWorkerCityIds(draft)
  return {
    city,
    origins,
    isChosen: chosen.length > 0,
    isAccepted: origins.every(({ id }) => accepted.some((each) => isSameId(each, id))),
  }
}
