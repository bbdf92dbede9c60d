import { isSameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { getChosenStartDay, getChosenWorkers, isLiveInOrTransferDraft } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { Alert } from '@sakina/ui/alert'

import { useNeighborhood } from '../../../shared/address/use-places.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { useBookingNeighborhoodId } from './use-booking-neighborhood.ts'

/**
 * Says which city a live-in worker comes from, if she is not of the city of the home: the chosen one,
 * or whoever the office may send.
 */
export function WorkerOriginAlert({ draft }: { draft: BookingDraft }) {
  const t = useText()
  const gender = useWorkerGender()
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
  const near = coming.filter(({ nearness }) => nearness === 'city')
  const city = place?.city?.name
  // The office sends a worker of the city as long as one is free.
  const isFarther = chosen.length > 0 ? near.length < coming.length : near.length === 0
  if (city === undefined || coming.length === 0 || !isFarther) return null
  const origins = new Set(coming.filter((worker) => !near.includes(worker)).map(({ location }) => location))
  return (
    <Alert
      announce
      title={t('booking.origin.title', { gender, places: [...origins].join(t('booking.origin.or')) })}
    >
      {chosen.length === 0 && t('booking.origin.none', { gender, city })}
    </Alert>
  )
}
