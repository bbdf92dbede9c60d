import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'
import { moneyToWire, type Money } from '@sakina/domain/money'
import { pricePerUnit, visibleServices, type PriceBasis } from '@sakina/domain/plans'

import { paths } from '../../shared/config/paths.ts'
import { useSiteContext } from '../../shared/head/page-head-tags.tsx'
import { StructuredData, type StructuredNode } from '../../shared/head/structured-data.tsx'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { localizePath } from '../../shared/intl/locale.ts'
import { servicesQuery } from '../../shared/plans/services-query.ts'

const lowestPriceOf = (total: Money, basis: PriceBasis | null) =>
  pricePerUnit(total, basis ?? undefined)?.price ?? total

/** Structured data with the services and their lowest prices, for search engines. */
export function ServicesStructuredData() {
  const locale = useLocale()
  const { origin } = useSiteContext()
  const services = useEndpoint(listServices, servicesQuery)
  const nodes = visibleServices(services.data?.items ?? []).map((service): StructuredNode => {
    const url = origin + localizePath(locale, paths.services.to({ service: service.id }))
    return {
      '@type': 'Service',
      '@id': `${origin}/#service-${service.id}`,
      name: service.name,
      description: service.description,
      url,
      provider: { '@id': `${origin}/#organization` },
      areaServed: { '@type': 'Country', name: 'SA' },
      ...(service.startingTotal !== null && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: moneyToWire(lowestPriceOf(service.startingTotal, service.startingBasis)),
          priceCurrency: 'SAR',
          offerCount: service.planCount,
          url,
        },
      }),
    }
  })
  return <StructuredData nodes={nodes} />
}
