import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { BranchCard, BranchCardSkeleton } from '@sakina/ui/branch-card'
import { BranchMap } from '@sakina/ui/branch-map'
import { EmptyState } from '@sakina/ui/empty-state'

import { Link, PlainLink } from '../../shared/router/index.ts'
import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { ScrollableRow } from '../../shared/section/scrollable-row.tsx'
import { Section } from '../../shared/section/section.tsx'

const placeOf = (id: number | string) => `branch-${id}`

type Props = {
  /** Whether a phone shows only the names of the branches in one line, with a link to the whole list. */
  isBrief?: boolean
}

/** A section with the branches of the agency: a list, and a map on wide screens. */
export default function BranchesSection({ isBrief = false }: Props) {
  const t = useText()
  const branches = useEndpoint(listBranches, {})
  return (
    <Section id="branches" heading={t('branches.heading')} lead={t('branches.lead')} isBrief={isBrief}>
      <AsyncView
        answer={branches}
        label={t('branches.loading')}
        loading={
          <div className="grid gap-4 sm:grid-cols-2">
            <BranchCardSkeleton />
            <BranchCardSkeleton />
          </div>
        }
        failedTitle={t(branches.error?.code === 'unauthorized' ? 'branches.noToken' : 'branches.failed')}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('branches.empty.title')} text={t('branches.empty.text')} />}
      >
        {(all) => (
          <>
            {isBrief && (
              <ul className="m-0 flex list-none flex-wrap gap-x-4 p-0 md:hidden">
                {all.map(({ id, name, city }) => (
                  <li key={id}>
                    <h3 className="text-body font-semibold">
                      <Link
                        to={`${paths.about.to()}#${placeOf(id)}`}
                        className="inline-flex min-h-touch min-w-touch items-center text-primary"
                      >
                        {city?.name ?? name}
                      </Link>
                    </h3>
                  </li>
                ))}
              </ul>
            )}
            <div
              className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 lg:gap-8 ${isBrief ? 'max-md:hidden' : ''}`}
            >
              {/* On a phone the branches are in one row. */}
              <BranchMap
                className="max-md:hidden"
                label={t('branches.map')}
                branches={all.flatMap(({ id, name, city, position, isHeadOffice }) =>
                  position
                    ? [
                        {
                          id,
                          name: city?.name ?? name,
                          ...position,
                          prominent: isHeadOffice,
                          link: <PlainLink href={`#${placeOf(id)}`} />,
                        },
                      ]
                    : [],
                )}
              />
              <ScrollableRow columns="sm:grid-cols-2">
                {all.map(
                  ({ id, name, location, phone, mapLink, isHeadOffice, hasShelterPickup, servedCities }) => (
                    <BranchCard
                      key={id}
                      as="li"
                      id={placeOf(id)}
                      // An odd number of branches would leave the last one alone in its row.
                      className={`scroll-mt-24 ${isHeadOffice && all.length % 2 === 1 ? 'sm:col-span-2' : ''}`}
                      branch={{
                        name,
                        location,
                        phone,
                        headOffice: isHeadOffice,
                        pickup: hasShelterPickup,
                        serves: servedCities.map((city) => city.name),
                      }}
                      {...(mapLink !== null && { mapLink: <PlainLink href={mapLink} /> })}
                    />
                  ),
                )}
              </ScrollableRow>
            </div>
          </>
        )}
      </AsyncView>
    </Section>
  )
}
