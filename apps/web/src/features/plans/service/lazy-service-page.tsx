import { Skeleton } from '@sakina/ui/skeleton'

import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'

/** Shows placeholders while the page of a service loads. */
export function ServicePageSkeleton() {
  return (
    <div className="mx-auto grid max-w-content gap-4 px-4 py-12">
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
    </div>
  )
}

/** Loads on demand, because the page starts with the list of services. */
export const LazyServicePage = lazyComponent(
  () => import('./service-page.tsx'),
  <div className="appear-late">
    <ServicePageSkeleton />
  </div>,
)

/** The page of one plan, loaded on demand. */
export const LazyPlanPage = lazyComponent(
  () => import('../plan/plan-page.tsx'),
  <div className="appear-late">
    <ServicePageSkeleton />
  </div>,
)
