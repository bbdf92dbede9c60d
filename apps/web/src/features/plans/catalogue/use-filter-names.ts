import { useEndpoint } from '@sakina/api-client/swr'
import { listNationalities } from '@sakina/api-client/wire/catalogue'
import { listServices } from '@sakina/api-client/wire/services'
import { visibleServices } from '@sakina/domain/plans'

import { useText } from '../../../shared/intl/use-text.ts'
import { servicesQuery } from '../../../shared/plans/services-query.ts'
import { durationOptions, type PriceRange } from './filters.ts'

/** The choices of the filters and their names. */
export function useFilterOptions() {
  const t = useText()
  const services = useEndpoint(listServices, servicesQuery)
  const nationalities = useEndpoint(listNationalities, {})
  const rangeName = ({ from, to }: PriceRange): string => {
    if (from === undefined) return t('plans.filter.price.to', { to: to ?? 0 })
    return to === undefined
      ? t('plans.filter.price.from', { from })
      : t('plans.filter.price.between', { from, to })
  }
  const durationName = (duration: number): string => {
    const option = durationOptions.find((days) => days === duration)
    return option === undefined
      ? t('plans.duration.days', { count: duration })
      : t(`plans.duration.${option}`)
  }
  return {
    services: visibleServices(services.data?.items ?? []).filter(({ code }) => code !== 'unknown'),
    nationalities: nationalities.data ?? [],
    rangeName,
    durationName,
  }
}
