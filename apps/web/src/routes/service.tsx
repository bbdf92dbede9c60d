import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'

import { findRequestedService, useRequestedService } from '../features/plans/service/use-requested-service.ts'
import { LazyServicePage, ServicePageSkeleton } from '../features/plans/service/lazy-service-page.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { ServicePicture } from '../shared/services/service-picture.tsx'
import { AsyncView } from '../shared/async-view/async-view.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useLocale } from '../shared/intl/locale-context.ts'
import { useText } from '../shared/intl/use-text.ts'
import { servicesQuery } from '../shared/plans/services-query.ts'

/** The page of one service. Without a service, or with an unknown one, it lists the services. */
export default function ServiceRoute() {
  const t = useText()
  const locale = useLocale()
  const brandName = brand.name[locale]
  const asked = useRequestedService()
  const services = useEndpoint(listServices, servicesQuery)
  const isAsked = asked.named !== undefined || asked.title !== undefined
  const service = services.data && findRequestedService(services.data.items, asked)
  return (
    <>
      <PageHead
        title={
          service
            ? t('plans.service.title', { service: service.name, brand: brandName })
            : t('plans.service.choose.title', { brand: brandName })
        }
        description={service?.description ?? t('plans.service.description')}
        path={paths.service.to()}
      />
      {isAsked ? (
        <AsyncView
          answer={services}
          label={t('plans.service.loading')}
          failedTitle={t('plans.service.failed')}
          loading={<ServicePageSkeleton />}
        >
          {() =>
            service ? (
              <LazyServicePage
                key={service.id}
                service={service}
                art={<ServicePicture code={service.code} className="rounded-hero" />}
              />
            ) : (
              <Choice />
            )
          }
        </AsyncView>
      ) : (
        <Choice />
      )}
    </>
  )
}

function Choice() {
  const t = useText()
  return (
    <>
      <h1 className="mx-auto mt-8 mb-0 max-w-content px-4 text-heading font-semibold text-balance">
        {t('plans.service.choose.heading')}
      </h1>
      <ServiceList id="services" />
    </>
  )
}
