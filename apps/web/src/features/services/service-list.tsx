import type { Service } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'
import { visibleServices } from '@sakina/domain/plans'
import { Yard } from '@sakina/ui/art/illustrations/yard'
import { EmptyState } from '@sakina/ui/empty-state'
import { Skeleton } from '@sakina/ui/skeleton'
import { useId, type ReactNode } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { servicesQuery } from '../../shared/plans/services-query.ts'
import { Link } from '../../shared/router/index.ts'
import { serviceTones } from '../../shared/services/service-hues.ts'
import { ServicePicture } from '../../shared/services/service-picture.tsx'
import { StartingPrice } from '../../shared/services/starting-price.tsx'

type Props = {
  id: string
  /** True if the page has a heading that says the same. */
  hidesHeading?: boolean
}

export function ServiceList({ id, hidesHeading = false }: Props) {
  const t = useText()
  const headingId = useId()
  const services = useEndpoint(listServices, servicesQuery)
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="mx-auto max-w-content scroll-mt-4 px-4 py-4 md:py-12"
    >
      <h2 id={headingId} className={hidesHeading ? 'sr-only' : 'text-title font-semibold md:text-heading'}>
        {t('services.heading')}
      </h2>
      <p className="mt-2 max-w-reading text-text-muted max-md:hidden">{t('services.lead')}</p>
      <div className="mt-4 md:mt-8">
        <AsyncView
          answer={services}
          label={t('services.loading')}
          loading={
            <Grid>
              {[1, 2, 3, 4].map((each) => (
                <li key={each}>
                  <Skeleton shape="block" className="h-48 md:h-64" />
                </li>
              ))}
            </Grid>
          }
          failedTitle={t('services.failed.title')}
          isEmpty={({ items }) => visibleServices(items).length === 0}
          empty={
            <EmptyState
              title={t('services.empty.title')}
              text={t('services.empty.text')}
              illustration={<Yard />}
            />
          }
        >
          {({ items }) => (
            <Grid>
              {visibleServices(items).map((service) => (
                <Tile key={service.id} service={service} />
              ))}
            </Grid>
          )}
        </AsyncView>
      </div>
    </section>
  )
}

/**
 * A link to a service: its illustration, name, description and lowest price. The whole tile is the click
 * target.
 */
function Tile({ service }: { service: Service }) {
  const { id, code, name, short, description } = service
  return (
    <li className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-0 overflow-clip rounded-card border border-border bg-surface hover:border-primary">
      <ServicePicture code={code} />
      <h3 className={`px-3 py-1.5 text-body/6 font-semibold wrap-anywhere md:px-4 ${serviceTones[code]}`}>
        <Link
          to={paths.services.to({ service: id })}
          className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
      </h3>
      <div className="grid min-w-0 content-between gap-1 p-3 wrap-anywhere md:px-4">
        <p className="text-small text-text-muted max-md:hidden">{short ?? description}</p>
        <StartingPrice service={service} className="text-body md:text-price" />
      </div>
    </li>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 lg:grid-cols-4">{children}</ul>
}
