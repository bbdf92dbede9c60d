import type { PlanDetail } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getDeliveryConfig } from '@sakina/api-client/wire/catalogue'
import { getChosenVisits, isStepComplete } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { useKit } from '@sakina/ui/provider'

import { useText } from '../../../shared/intl/use-text.ts'
import { useServiceExclusions } from '../../../shared/plans/use-service-exclusions.ts'
import { hasFridayPrice } from './has-friday-price.ts'

/**
 * Below the price: why a Friday costs more, what bringing the worker home would add, and what is
 * not included.
 */
export function PriceNotes({ plan, draft }: { plan: PlanDetail; draft: BookingDraft }) {
  const t = useText()
  const excludes = useServiceExclusions()(plan)
  const { format } = useKit()
  // The price without the way to the home is shown until the address is reached.
  const isDeliveryOpen =
    (draft.service === 'resident' || draft.service === 'period') && !isStepComplete(draft, 'delivery')
  const config = useEndpoint(getDeliveryConfig, isDeliveryOpen ? {} : null)
  const cost = isDeliveryOpen ? config.data?.deliveryCost : undefined
  const isFriday = hasFridayPrice(plan, getChosenVisits(draft).firstDay)
  if (!isFriday && cost == null && excludes.length === 0) return null
  return (
    <div className="mt-2 grid gap-1 border-t border-border pt-3 text-small text-text-muted">
      {isFriday && <p className="m-0">{t('booking.visits.fridayPrice')}</p>}
      {cost != null && (
        <p className="m-0">{t('booking.deliveryExtra', { amount: format.amount(cost, 'auto') })}</p>
      )}
      {excludes.length > 0 && (
        <p className="m-0">{t('booking.excludes', { items: excludes.join(t('booking.comma')) })}</p>
      )}
    </div>
  )
}
