import { useText } from '../../../shared/intl/use-text.ts'
import { FilteredPlanList } from './filtered-plan-list.tsx'

/** Shows the plans with their filters. */
export function PlanCatalogue() {
  const t = useText()
  return (
    <div className="mx-auto grid max-w-content gap-2 px-4 pt-3 pb-6 md:gap-6 md:py-12">
      <header>
        <h1 className="m-0 text-heading font-semibold text-balance">{t('plans.order.heading')}</h1>
        <p className="m-0 mt-2 max-w-reading text-text-muted max-md:hidden">{t('plans.order.lead')}</p>
      </header>
      <FilteredPlanList />
    </div>
  )
}
