import type { LocalDate } from '@sakina/domain/calendar'
import { visitsOf } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { useEffect, useState } from 'react'

import { bookingAddress } from '../../../shared/plans/booking-address.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { deviceStore } from './device-store.ts'
import { keepDraft } from './draft-storage.ts'

/**
 * Whether the booking begins on the day chosen before it. The day is kept with the booking and leaves the URL, so that it
 * does not undo what is chosen here later.
 */
export function useWantedDay(wantedDay: LocalDate | undefined, draft: BookingDraft): boolean {
  const navigate = useNavigate()
  const [opened] = useState(draft)
  const isChosen = wantedDay !== undefined && visitsOf(opened).firstDay === wantedDay
  useEffect(() => {
    if (wantedDay === undefined) return
    if (isChosen) keepDraft(deviceStore(), opened)
    void navigate(bookingAddress(opened.service, opened), { replace: true, state: null })
  }, [wantedDay, isChosen, opened, navigate])
  return isChosen
}
