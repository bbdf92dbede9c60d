import type { Nationality } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listNationalities } from '@sakina/api-client/wire/catalogue'
import { isFoundBySearch } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { NationalityCard, NationalityCardSkeleton } from '@sakina/ui/nationality-card'
import type { ReactNode } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useNationalityPrices } from '../../../shared/plans/use-nationality-prices.ts'
import { NationalityPortrait } from '../../../shared/plans/worker-portrait.tsx'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import { PlanComparison } from '../comparison/comparison.tsx'
import { HelpTile } from '../plan-grid.tsx'
import { SearchBox } from '../services/search-box.tsx'

/** Lets the prices of the cards in one row begin at one height. */
const alignedRows = 'row-span-2 grid grid-rows-subgrid gap-0'

/** Lists the nationalities. Each card links to the plans with it. */
export function NationalityList() {
  const t = useText()
  const navigate = useNavigate()
  const search = useUrlQuery().get('search') ?? ''
  const pricesOf = useNationalityPrices()
  const nationalities = useEndpoint(listNationalities, {})
  const isFound = ({ country, name, jobs }: Nationality) =>
    isFoundBySearch(search, [country, name, ...jobs.map((job) => job.name)])
  return (
    <div className="mx-auto grid max-w-content gap-4 px-4 pt-3 pb-8 md:gap-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="m-0 text-heading font-semibold text-balance">{t('plans.nationalities.heading')}</h1>
          <p className="m-0 mt-2 max-w-reading text-text-muted">{t('plans.nationalities.lead')}</p>
        </div>
        <SearchBox
          search={search}
          onSearch={(wanted) =>
            void navigate(paths.nationalities.to({ search: wanted.trim() || undefined }), { replace: true })
          }
        />
      </header>
      <AsyncView
        answer={nationalities}
        label={t('plans.nationalities.loading')}
        failedTitle={t('plans.nationalities.failed')}
        loading={
          <Grid>
            {[1, 2, 3].map((each) => (
              <NationalityCardSkeleton key={each} as="li" />
            ))}
          </Grid>
        }
        isEmpty={(all) => !all.some(isFound)}
        empty={
          <EmptyState
            title={
              search === ''
                ? t('plans.nationalities.empty.title')
                : t('plans.services.nothing.title', { search: search.trim() })
            }
            text={t(search === '' ? 'plans.nationalities.empty.text' : 'plans.services.nothing.text')}
            action={
              <Button asChild>
                <Link to={paths.services.to()}>{t('plans.services.all')}</Link>
              </Button>
            }
          />
        }
      >
        {(all) => {
          const found = all.filter(isFound)
          return (
            <Grid>
              {found.map((nationality) => (
                <NationalityCard
                  key={nationality.id}
                  as="li"
                  picture={<NationalityPortrait nationality={nationality} />}
                  level={2}
                  className={alignedRows}
                  link={<Link to={paths.orderPage.to({ nationality: nationality.id })} />}
                  nationality={{
                    code: nationality.code,
                    name: nationality.country,
                    description: nationality.description,
                    jobs: nationality.jobs.map(({ name }) => name),
                    prices: pricesOf(nationality),
                  }}
                />
              ))}
              <HelpTile after={found.length} className="row-span-2" />
            </Grid>
          )
        }}
      </AsyncView>
      <PlanComparison />
    </div>
  )
}

const Grid = ({ children }: { children: ReactNode }) => (
  <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
)
