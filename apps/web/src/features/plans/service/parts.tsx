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

/** Loads on demand, because the page starts with the list of services. */
export const ServicePage = lazyPart(
  () => import('./service-page.tsx'),
  <div className="appear-late">
    <ServicePageSkeleton />
  </div>,
)
