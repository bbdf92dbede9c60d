import type { Service } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'
import { defaultService, planListTabs, visibleServices } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Skeleton } from '@sakina/ui/skeleton'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { servicesQuery } from '../../../shared/plans/services-query.ts'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import { PlanGridSkeleton } from '../plan-grid.tsx'
import { ServiceJobsAndPlans } from './service-offers.tsx'

/** Returns the service in the URL, by id or code, else the default one (public site, section 4). */
const chosenOf = (services: readonly Service[], named: string | null): Service | undefined =>
  services.find(({ id, code }) => String(id) === named || code === named) ?? defaultService(services)

const searched = (search: string) => ({
  query: { ...servicesQuery.query, ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }) },
})

/** The services, and the jobs and plans of the selected one, which is in the URL. */
export function ServiceCatalogue() {
  const t = useText()
  const navigate = useNavigate()
  const query = useUrlQuery()
  const search = query.get('search') ?? ''
  const tab = planListTabs.find((each) => each === query.get('tab')) ?? 'all'
  const services = useEndpoint(listServices, searched(search), { keepPreviousData: true })
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-8">
      <AsyncView
        answer={services}
        label={t('plans.loading')}
        failedTitle={t('plans.services.failed')}
        loading={
          <div className="grid gap-8">
            <div className="flex flex-wrap gap-2">
              {[1, 2, 3, 4].map((each) => (
                <Skeleton key={each} shape="button" width="button" />
              ))}
            </div>
            <PlanGridSkeleton />
          </div>
        }
        isEmpty={({ items }) => visibleServices(items).length === 0}
        empty={
          <EmptyState
            title={
              search === ''
                ? t('plans.services.empty.title')
                : t('plans.services.nothing.title', { search: search.trim() })
            }
            text={t(search === '' ? 'plans.services.empty.text' : 'plans.services.nothing.text')}
            action={
              search === '' ? undefined : (
                <Button asChild variant="secondary">
                  <Link to={paths.services.to()}>{t('plans.services.all')}</Link>
                </Button>
              )
            }
          />
        }
      >
        {({ items }) => {
          const shown = visibleServices(items)
          const chosen = chosenOf(shown, query.get('service'))
          return (
            <>
              {/* Before scripts run the browser submits the form itself. */}
              <form method="get">
                <div
                  role="group"
                  aria-label={t('plans.services.choose')}
                  data-scrolls="across"
                  className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap"
                >
                  {shown.map((service) => (
                    <Button
                      key={service.id}
                      variant={service === chosen ? 'primary' : 'secondary'}
                      aria-pressed={service === chosen}
                      type="submit"
                      className="shrink-0"
                      name="service"
                      value={service.id}
                      onClick={(event) => {
                        event.preventDefault()
                        if (service !== chosen)
                          void navigate(
                            paths.services.to({ service: service.id, search: search || undefined }),
                          )
                      }}
                    >
                      {service.name}
                    </Button>
                  ))}
                </div>
              </form>
              {chosen && <ServiceJobsAndPlans key={chosen.id} service={chosen} tab={tab} search={search} />}
            </>
          )
        }}
      </AsyncView>
    </div>
  )
}
