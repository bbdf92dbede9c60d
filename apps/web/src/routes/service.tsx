import { isSameId, type Service } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getPlan } from '@sakina/api-client/wire/plans'
import { listServices } from '@sakina/api-client/wire/services'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { findRequestedService, useServiceReference } from '../features/plans/service/use-requested-service.ts'
import { PlanPage } from '../features/plans/plan/plan-page.tsx'
import { ServicePage } from '../features/plans/service/service-page.tsx'
import { ServicePageSkeleton } from '../features/plans/service/service-page-skeleton.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { ServicePicture } from '../shared/services/service-picture.tsx'
import { AsyncView } from '../shared/async-view/async-view.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { servicesQuery } from '../shared/plans/services-query.ts'
import { useUrlQuery } from '../shared/router/use-query.ts'
import { Link } from '../shared/router/index.ts'

/** The page of one plan or service. Without one, or with an unknown service, it lists the services. */
export default function ServiceRoute() {
  const t = useText()
  const locale = useLocale()
  const brandName = brand.name[locale]
  const asked = useServiceReference()
  const services = useEndpoint(listServices, servicesQuery)
  const isAsked = asked.named !== undefined || asked.title !== undefined
  const service = services.data && findRequestedService(services.data.items, asked)
  const planId = useUrlQuery().get('plan')
  if (planId !== null) return <OfPlan id={planId} services={services.data?.items} />
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
          loading={<ServicePageSkeleton title={t('plans.service.loading')} />}
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

/** The page of one plan: `?plan=`, with or without its service. */
function OfPlan({ id, services }: { id: string; services: readonly Service[] | undefined }) {
  const t = useText()
  const brandName = brand.name[useLocale()]
  const plan = useEndpoint(getPlan, /^\d{1,9}$/.test(id) ? { params: { id: Number(id) } } : null)
  const found = plan.data
  const name = found?.name
  return (
    <>
      <PageHeadTags
        title={
          name === undefined
            ? t('plans.service.choose.title', { brand: brandName })
            : t('plans.plan.title', { plan: name, brand: brandName })
        }
        description={
          name === undefined ? t('plans.service.description') : t('plans.plan.description', { plan: name })
        }
        path={paths.service.to({ service: found?.service?.id ?? undefined, plan: id })}
      />
      <AsyncView
        answer={plan}
        label={t('plans.plan.loading')}
        failedTitle={t('plans.plan.failed')}
        loading={<ServicePageSkeleton title={t('plans.plan.loading')} />}
        missing={
          <EmptyState
            level={1}
            title={t('plans.plan.gone')}
            text={t('plans.plan.gone.text')}
            action={
              <Button asChild>
                <Link to={paths.services.to()}>{t('plans.services.all')}</Link>
              </Button>
            }
          />
        }
      >
        {(shown) => (
          <PlanPage
            key={shown.id}
            plan={shown}
            service={services?.find(({ id: each }) => isSameId(each, shown.service?.id ?? ''))}
          />
        )}
      </AsyncView>
    </>
  )
}
