import { Skeleton } from '@sakina/ui/skeleton'

import { lazyPart } from '../../../shared/hydration/lazy-part.tsx'

export function ServicePageSkeleton() {
  return (
    <div className="mx-auto grid max-w-content gap-4 px-4 py-12">
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
    </div>
  )
}

/** The page offers the services first; one of them is told of only where it is asked for. */
export const ServicePage = lazyPart(
  () => import('./service-page.tsx'),
  <div className="appear-late">
    <ServicePageSkeleton />
  </div>,
)
