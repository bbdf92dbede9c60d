import type { PlanDetail } from '@sakina/api-client/client'
import { chosenVisits } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'

import { useText } from '../../../shared/intl/use-text.ts'
import { useExcludes } from '../../../shared/plans/use-excludes.ts'
import { hasFridayPrice } from './has-friday-price.ts'

/** Below the price: why a Friday costs more, and what is not included. */
export function PriceNotes({ plan, draft }: { plan: PlanDetail; draft: BookingDraft }) {
  const t = useText()
  const excludes = useExcludes()(plan)
  const isFriday = hasFridayPrice(plan, chosenVisits(draft).firstDay)
  if (!isFriday && excludes.length === 0) return null
  return (
    <div className="mt-2 grid gap-1 border-t border-border pt-3 text-small text-text-muted">
      {isFriday && <p className="m-0">{t('booking.visits.fridayPrice')}</p>}
      {excludes.length > 0 && (
        <p className="m-0">{t('booking.excludes', { items: excludes.join(t('booking.comma')) })}</p>
      )}
    </div>
  )
}
