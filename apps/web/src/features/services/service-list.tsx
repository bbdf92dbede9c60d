import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'
import { visibleServices } from '@sakina/domain/plans'
import { EmptyState } from '@sakina/ui/empty-state'
import { ServiceTile, ServiceTileSkeleton } from '@sakina/ui/service-tile'
import { useId, type ReactNode } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { listedServices } from '../../shared/plans/listed-services.ts'
import { Link } from '../../shared/router/index.ts'
import { ServiceArt } from './service-art.tsx'

export function ServiceList({ id }: { id: string }) {
  const t = useText()
  const headingId = useId()
  const services = useEndpoint(listServices, listedServices)
  return (
    <section id={id} aria-labelledby={headingId} className="mx-auto max-w-content scroll-mt-4 px-4 py-12">
      <h2 id={headingId} className="text-heading font-semibold">
        {t('services.heading')}
      </h2>
      <p className="mt-2 max-w-reading text-text-muted">{t('services.lead')}</p>
      <div className="mt-8">
        <AsyncView
          answer={services}
          label={t('services.loading')}
          loading={
            <Grid>
              {[1, 2, 3, 4].map((each) => (
                <li key={each}>
                  <ServiceTileSkeleton />
                </li>
              ))}
            </Grid>
          }
          failedTitle={t('services.failed.title')}
          isEmpty={({ items }) => visibleServices(items).length === 0}
          empty={<EmptyState title={t('services.empty.title')} text={t('services.empty.text')} />}
        >
          {({ items }) => (
            <Grid>
              {visibleServices(items).map((service) => (
                <li key={service.id}>
                  <ServiceTile
                    className="h-full"
                    link={<Link to={paths.services.to({ service: service.id })} />}
                    name={service.name}
                    text={service.short ?? service.description}
                    priceFrom={service.startingTotal}
                    per={service.startingBasis}
                    art={<ServiceArt code={service.code} />}
                  />
                </li>
              ))}
            </Grid>
          )}
        </AsyncView>
      </div>
    </section>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
}
