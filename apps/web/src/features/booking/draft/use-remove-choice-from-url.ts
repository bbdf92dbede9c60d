import type { BookingDraft } from '@sakina/domain/booking'
import type { LocalDate } from '@sakina/domain/calendar'
import { useEffect, useState } from 'react'

import { bookingUrl } from '../../../shared/plans/booking-url.ts'
import { useNavigate } from '../../../shared/router/index.ts'

/**
 * Removes a preselected day or worker from the URL once the draft has it, so that it does not override a
 * later choice.
 */
export function useRemoveChoiceFromUrl(chosen: LocalDate | number | undefined, draft: BookingDraft): void {
  const navigate = useNavigate()
  const [opened] = useState(draft)
  useEffect(() => {
    if (chosen !== undefined)
      void navigate(bookingUrl(opened.service, opened), { replace: true, state: null })
  }, [chosen, opened, navigate])
}
