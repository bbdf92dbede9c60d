import type { BookingDraft } from '@sakina/domain/booking'
import type { LocalDate } from '@sakina/domain/calendar'
import { useEffect, useState } from 'react'

import { bookingUrl } from '../../../shared/plans/booking-url.ts'
import { useNavigate } from '../../../shared/router/index.ts'

/** A day chosen before the booking is kept with it and leaves the URL, so that it does not undo what is chosen later. */
export function useWantedDay(wantedDay: LocalDate | undefined, draft: BookingDraft): void {
  const navigate = useNavigate()
  const [opened] = useState(draft)
  useEffect(() => {
    if (wantedDay !== undefined)
      void navigate(bookingUrl(opened.service, opened), { replace: true, state: null })
  }, [wantedDay, opened, navigate])
}
