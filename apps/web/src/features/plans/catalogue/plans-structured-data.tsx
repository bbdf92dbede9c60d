import { quotePlan } from '@sakina/domain/plans'
import { useEndpoint } from '@sakina/api-client/swr'
import { listPlans } from '@sakina/api-client/wire/plans'
import { moneyToWire } from '@sakina/domain/money'

import { paths } from '../../../shared/config/paths.ts'
import { useSiteContext } from '../../../shared/head/page-head-tags.tsx'
import { StructuredData, type StructuredNode } from '../../../shared/head/structured-data.tsx'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { localizePath } from '../../../shared/intl/locale.ts'
import { bookingUrl, bookableServiceOf } from '../../../shared/plans/booking-url.ts'
import { toPlanListArgs, parseFilters } from './filters.ts'

/** Structured data with the plans of the first page and their full price, for search engines. */
export function PlansStructuredData() {
  const locale = useLocale()
  const { origin } = useSiteContext()
  const plans = useEndpoint(listPlans, toPlanListArgs(parseFilters(new URLSearchParams())))
  const nodes = (plans.data?.items ?? []).flatMap((plan): readonly StructuredNode[] => {
    const total = quotePlan(plan)?.total
    const service = bookableServiceOf(plan)
    const serviceId = plan.service?.id
    if (total === undefined || service === undefined || serviceId == null) return []
    return [
      {
        '@type': 'Offer',
        '@id': `${origin + localizePath(locale, paths.orderPage.to())}#plan-${plan.id}`,
        name: plan.name,
        price: moneyToWire(total),
        priceCurrency: 'SAR',
        url: origin + localizePath(locale, bookingUrl(service, { serviceId, planId: plan.id })),
        itemOffered: { '@id': `${origin}/#service-${serviceId}` },
        seller: { '@id': `${origin}/#organization` },
      },
    ]
  })
  return <StructuredData nodes={nodes} />
}
