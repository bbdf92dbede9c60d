import { Skeleton } from '@sakina/ui/skeleton'
import { lazy, Suspense, type ComponentProps } from 'react'

const ServicePage = lazy(() => import('./service-page.tsx'))
const PlanPage = lazy(() => import('../plan/plan-page.tsx'))

/** Shows the title and placeholders while the page of a service or of a plan loads. */
export function ServicePageSkeleton({ title }: { title: string }) {
  return (
    <div className="mx-auto grid max-w-content gap-4 px-4 py-12">
      <h1 className="m-0 text-heading font-semibold text-balance">{title}</h1>
      <div className="appear-late grid gap-4">
        <Skeleton width="most" />
        <Skeleton width="most" />
      </div>
    </div>
  )
}

/** The page of one service, loaded on demand, because the page starts with the list of services. */
export const LazyServicePage = (props: ComponentProps<typeof ServicePage>) => (
  <Suspense fallback={<ServicePageSkeleton title={props.service.name} />}>
    <ServicePage {...props} />
  </Suspense>
)

/** The page of one plan, loaded on demand. */
export const LazyPlanPage = (props: ComponentProps<typeof PlanPage>) => (
  <Suspense fallback={<ServicePageSkeleton title={props.plan.name} />}>
    <PlanPage {...props} />
  </Suspense>
)
