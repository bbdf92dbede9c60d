import { Button } from '@sakina/ui/button'
import { Icon, closeIcon } from '@sakina/ui/icon'

import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { removableFilterNames, applyFilterChange, clearFilters, type PlanFilters } from './filters.ts'
import { filtersToUrl } from './use-filters.ts'
import { useFilterOptions } from './use-filter-names.ts'

/** The active filters. A press removes one of them, or all. */
export function FilterChips({ filters }: { filters: PlanFilters }) {
  const t = useText()
  const { services, nationalities, rangeName, durationName } = useFilterOptions()
  const { search, service, nationality, price, duration, insurance } = filters
  const labels: Readonly<Record<(typeof removableFilterNames)[number], string | undefined>> = {
    search: search && `«${search}»`,
    service: services.find(({ code }) => code === service)?.name,
    nationality: nationalities.find(({ id }) => Number(id) === nationality)?.country,
    price: price && rangeName(price),
    duration: duration === undefined ? undefined : durationName(duration),
    insurance: insurance === undefined ? undefined : t(`plans.filters.insurance.${insurance}`),
  }
  const active = removableFilterNames.filter((name) => filters[name] !== undefined)
  if (active.length === 0) return null
  return (
    <>
      {active.map((name) => (
        <Button key={name} asChild variant="secondary" className="shrink-0" iconEnd={<Icon of={closeIcon} />}>
          <Link
            to={filtersToUrl(applyFilterChange(filters, { [name]: undefined }))}
            aria-label={t('plans.filters.remove', { filter: labels[name] ?? '' })}
          >
            {labels[name] ?? '…'}
          </Link>
        </Button>
      ))}
      <Button asChild variant="quiet" className="shrink-0">
        <Link to={filtersToUrl(clearFilters(filters))}>{t('plans.filters.clear')}</Link>
      </Button>
    </>
  )
}
