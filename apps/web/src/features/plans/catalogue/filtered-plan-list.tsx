import { useEndpoint } from '@sakina/api-client/swr'
import { listOffers } from '@sakina/api-client/wire/catalogue'
import { listPlans } from '@sakina/api-client/wire/plans'
import { Button } from '@sakina/ui/button'
import { Ironing } from '@sakina/ui/art/illustrations/ironing'
import { EmptyState } from '@sakina/ui/empty-state'
import { useRef, useState } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { OfferList } from '../../../shared/plans/offer-list.tsx'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { usePopup } from '../../../shared/popup/use-popup.ts'
import { Link } from '../../../shared/router/index.ts'
import { PlanListItem } from '../offered-plan.tsx'
import { PlanGrid, PlanGridSkeleton } from '../plan-grid.tsx'
import { SearchBox } from '../services/search-box.tsx'
import { PlanComparison } from '../comparison/comparison.tsx'
import { usePlanComparison } from '../comparison/use-comparison.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { FilterFields } from './filter-fields.tsx'
import { toPlanListArgs, clearFilters, applyFilterChange } from './filters.ts'
import { filtersToUrl, useFilters } from './use-filters.ts'

const Offers = lazyComponent(() => import('./plan-finder-popup-form.tsx'))

/** The plan list by category, filtered, sorted and paged. All of it is in the URL. */
export function FilteredPlanList() {
  const t = useText()
  const { filters, choose } = useFilters()
  const comparison = usePlanComparison()
  const { open, show, close } = usePopup()
  const plans = useEndpoint(listPlans, toPlanListArgs(filters))
  // The earlier list stays while the next one loads, unless that fails.
  const [shown, setShown] = useState(plans.data)
  if (plans.data !== undefined && plans.data !== shown) setShown(plans.data)
  const answer = plans.error === undefined ? { ...plans, data: plans.data ?? shown } : plans
  const results = useRef<HTMLDivElement>(null)
  const pageAt = (page: number) => filtersToUrl(applyFilterChange(filters, { page }))
  return (
    <div className="grid gap-2 md:gap-6 lg:gap-4">
      <div className="contents items-end gap-x-6 gap-y-2 lg:flex">
        <SearchBox
          search={filters.search ?? ''}
          onSearch={(search) =>
            choose((latest) => applyFilterChange(latest, { search: search.trim() || undefined }), {
              replace: true,
            })
          }
        />
        <CategoryTabs filters={filters} />
      </div>
      <FilterFields
        filters={filters}
        onChoose={(choice) => choose((latest) => applyFilterChange(latest, choice))}
        offersButton={{ onClick: () => show('offers'), ...preloadOnIntent(Offers.preload) }}
        total={plans.data?.total}
        shown={answer.data?.total}
        onShow={() => {
          results.current?.focus()
          results.current?.scrollIntoView()
        }}
      />
      <div ref={results} tabIndex={-1} className="scroll-mt-36 outline-none">
        <AsyncView
          answer={answer}
          label={t('plans.loading')}
          failedTitle={t('plans.failed')}
          loading={<PlanGridSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            <div className="grid gap-6">
              <EmptyState
                illustration={<Ironing />}
                title={t('plans.order.nothing.title')}
                text={t('plans.order.nothing.text')}
                action={
                  <Button asChild variant="secondary">
                    <Link to={filtersToUrl(clearFilters(filters))}>{t('plans.filters.clear')}</Link>
                  </Button>
                }
              />
              <OffersInstead />
            </div>
          }
        >
          {(list) => (
            <section aria-label={t('plans.order.found')} aria-busy={plans.data === undefined}>
              <PagedList list={list} page={filters.page} to={pageAt} label={t('plans.order.pages')}>
                <PlanGrid hasHelp>
                  {list.items.map((plan) => (
                    <PlanListItem
                      key={plan.id}
                      plan={plan}
                      among={list.items}
                      level={2}
                      compare={comparison.toggleOf(plan)}
                    />
                  ))}
                </PlanGrid>
              </PagedList>
            </section>
          )}
        </AsyncView>
      </div>
      <PlanComparison />
      {open === 'offers' && <Offers filters={filters} onClose={close} />}
    </div>
  )
}

/** Shows the offers in place of the plans if no plan is found. */
function OffersInstead() {
  const t = useText()
  const { data } = useEndpoint(listOffers, {})
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="offers-instead" className="grid gap-3">
      <h2 id="offers-instead" className="m-0 text-title font-semibold">
        {t('plans.order.nothing.offers')}
      </h2>
      <OfferList offers={data} labelledBy="offers-instead" />
    </section>
  )
}
