import type { BookingDraft } from '@sakina/domain/booking'
import { useEffect, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { bookingUrl } from '../../../shared/plans/booking-url.ts'
import { useNavigate } from '../../../shared/router/index.ts'

/**
 * Removes what was preselected from the URL once the draft has it, so that it does not override a later choice. The
 * section to open stays.
 */
export function useRemoveChoiceFromUrl(isChosen: boolean, step: string | null, draft: BookingDraft): void {
  const navigate = useNavigate()
  const [opened] = useState({ draft, step })
  useEffect(() => {
    if (!isChosen) return
    const url = bookingUrl(opened.draft.service, opened.draft)
    const section = opened.step === null ? '' : paths.bookingStep.to(opened.step)
    void navigate(url + section, { replace: true, state: null })
  }, [isChosen, opened, navigate])
}
