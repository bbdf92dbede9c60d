import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'

import { findRequestedService, useServiceReference } from '../features/plans/service/use-requested-service.ts'
import { ServicePageSkeleton } from '../features/plans/service/service-page-skeleton.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { ServicePicture } from '../shared/services/service-picture.tsx'
import { AsyncView } from '../shared/async-view/async-view.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { servicesQuery } from '../shared/plans/services-query.ts'

const ServicePage = lazyComponent(() => import('../features/plans/service/service-page.tsx'), <Loading />)

/** The page of one service. Without one, or with an unknown one, it lists the services. */
export default function ServiceRoute() {
  const t = useText()
  const locale = useLocale()
  const brandName = brand.name[locale]
  const asked = useServiceReference()
  const services = useEndpoint(listServices, servicesQuery)
  const isAsked = asked.named !== undefined || asked.title !== undefined
  const service = services.data && findRequestedService(services.data.items, asked)
  return (
    <>
      <PageHeadTags
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
          loading={<Loading />}
        >
          {() =>
            service ? (
              <ServicePage
                key={service.id}
                service={service}
                art={<ServicePicture code={service.code} className="max-md:-mx-4 md:rounded-hero" />}
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

function Loading() {
  const t = useText()
  return <ServicePageSkeleton title={t('plans.service.loading')} />
}

function Choice() {
  const t = useText()
  return (
    <>
      <h1 className="m-0 mx-auto max-w-content px-4 pt-8 text-heading font-semibold text-balance">
        {t('plans.service.choose.heading')}
      </h1>
      <ServiceList id="services" hidesHeading />
    </>
  )
}
