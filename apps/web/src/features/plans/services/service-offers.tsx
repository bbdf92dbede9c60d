import type { Service } from '@sakina/api-client/client'
import { useAllPages, useEndpoint } from '@sakina/api-client/swr'
import { listServiceJobs, listServicePlans } from '@sakina/api-client/wire/services'
import { isFoundBySearch, filterPlansByTab, planListTabs, type PlanListTab } from '@sakina/domain/plans'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Link as KitLink } from '@sakina/ui/link'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { useId, useState } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { toRankablePlan } from '../../../shared/plans/plan-view.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import { PlanListItem } from '../offered-plan.tsx'
import { PlanComparison } from '../comparison/comparison.tsx'
import { usePlanComparison } from '../comparison/use-comparison.ts'
import { PlanGrid, PlanGridSkeleton } from '../plan-grid.tsx'

/** The documented queries have pages of ten. */
const tens = { page: 1, limit: 10 }
/** As many plans as fill the rows of two and of three columns. */
const SHOWN_AT_ONCE = 12

const askedOf = ({ id }: Service) =>
  Number.isSafeInteger(Number(id)) ? { params: { id: Number(id) }, query: tens } : null

type Props = { service: Service; tab: PlanListTab; search: string }

/** The jobs of one service, and its plans under the selected tab. */
export function ServiceJobsAndPlans({ service, tab, search }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const headingId = useId()
  const comparison = usePlanComparison()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const asked = askedOf(service)
  const jobs = useEndpoint(listServiceJobs, asked)
  const plans = useAllPages(listServicePlans, asked)
  return (
    <section aria-labelledby={headingId} className="grid gap-3 md:gap-4">
      {/* On a phone the pressed button says the name, and the page of the service has its description. */}
      <div className="grid gap-1 max-md:sr-only">
        <h2 id={headingId} className="m-0 text-title font-semibold">
          {service.name}
        </h2>
        <p className="m-0 max-w-reading text-text-muted">{service.description}</p>
      </div>
      <SegmentedControl
        label={t('plans.tabs')}
        hideLabel
        value={tab}
        onValueChange={(next) => {
          setShown(SHOWN_AT_ONCE)
          void navigate(
            paths.services.to({
              service: service.id,
              tab: next === 'all' ? undefined : next,
              search: search || undefined,
            }),
            { replace: true },
          )
        }}
        options={planListTabs.map((each) => ({ value: each, label: t(`plans.tab.${each}`) }))}
      />
      <AsyncView
        answer={plans}
        label={t('plans.loading')}
        failedTitle={t('plans.failed')}
        loading={<PlanGridSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState level={3} title={t('plans.none.title')} text={t('plans.none.text')} />}
      >
        {(all) => {
          const compared = all.map(toRankablePlan)
          const underTab = filterPlansByTab(
            // A plan with a price on request does not count as economical.
            tab === 'economical' ? compared.filter(({ isPriced }) => isPriced) : compared,
            tab,
          )
          // A service that is found by its own name shows all of its plans.
          const bySearch = compared.some(({ names }) => isFoundBySearch(search, names))
          const found = bySearch ? underTab.filter(({ names }) => isFoundBySearch(search, names)) : underTab
          const searchText = search.trim()
          const isCounted = searchText !== '' && (bySearch || found.length === 0)
          return (
            <>
              {/* Always there, because only a change inside it is said. */}
              <p role="status" className={isCounted ? 'm-0 text-text-muted' : 'sr-only'}>
                {isCounted && t('plans.search.found', { count: found.length, search: searchText })}
              </p>
              {found.length === 0 ? (
                <EmptyState level={3} title={t('plans.noneUnder.title')} text={t('plans.noneUnder.text')} />
              ) : (
                <PlanGrid hasHelp>
                  {found.slice(0, shown).map(({ plan }) => (
                    <PlanListItem
                      key={plan.id}
                      plan={plan}
                      among={plans.data ?? []}
                      compare={comparison.toggleOf(plan)}
                    />
                  ))}
                </PlanGrid>
              )}
              {found.length > shown && (
                <Button
                  variant="secondary"
                  className="justify-self-center"
                  onClick={() => setShown((before) => before + SHOWN_AT_ONCE)}
                >
                  {t('plans.more')}
                </Button>
              )}
            </>
          )
        }}
      </AsyncView>
      {jobs.data && jobs.data.items.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 id={`${headingId}-jobs`} className="m-0 text-body font-semibold">
            {t('plans.jobs')}
          </h3>
          <ul aria-labelledby={`${headingId}-jobs`} className="m-0 flex list-none flex-wrap gap-2 p-0">
            {jobs.data.items.map((job) => (
              <li key={job.id}>
                <Badge>{job.name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      <KitLink
        variant="standalone"
        className="justify-self-start"
        link={<Link to={paths.service.to({ service: service.id })} />}
      >
        {t('plans.services.more')}
      </KitLink>
      <PlanComparison />
    </section>
  )
}
