import { useText } from '../../../shared/intl/use-text.ts'
import { FilteredPlanList } from './filtered-plan-list.tsx'
import { countActiveFilters } from './filters.ts'
import { useFilters } from './use-filters.ts'

/** Shows the plans with their filters. */
export function PlanCatalogue() {
  const t = useText()
  const { filters } = useFilters()
  const isFiltered = countActiveFilters(filters) > 0 || filters.category !== 'all'
  return (
    <div className="mx-auto grid max-w-content gap-2 px-4 pt-3 pb-6 md:gap-6 md:py-12 lg:gap-4 lg:py-8">
      <header>
        <h1 className="m-0 text-heading font-semibold text-balance">
          {t(isFiltered ? 'plans.order.heading.filtered' : 'plans.order.heading')}
        </h1>
        <p className="m-0 mt-2 max-w-reading text-text-muted max-md:hidden">{t('plans.order.lead')}</p>
      </header>
      <FilteredPlanList />
    </div>
  )
}
