import { isSameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getPlan } from '@sakina/api-client/wire/plans'
import { listServices } from '@sakina/api-client/wire/services'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { PlanPage } from '../features/plans/plan/plan-page.tsx'
import { ServicePageSkeleton } from '../features/plans/service/service-page-skeleton.tsx'
import { AsyncView } from '../shared/async-view/async-view.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { servicesQuery } from '../shared/plans/services-query.ts'
import { Link } from '../shared/router/index.ts'
import { useUrlQuery } from '../shared/router/use-query.ts'

/** The page of one plan: `?plan=`, with or without its service. */
export default function PlanRoute() {
  const t = useText()
  const brandName = brand.name[useLocale()]
  const id = useUrlQuery().get('plan') ?? ''
  const services = useEndpoint(listServices, servicesQuery)
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
            service={services.data?.items.find(({ id: each }) => isSameId(each, shown.service?.id ?? ''))}
          />
        )}
      </AsyncView>
    </>
  )
}
