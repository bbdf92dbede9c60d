import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'

/** The skeleton of a page, shown while its code loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup className="appear-late mx-auto grid max-w-content gap-6 px-4 py-12">
      <Skeleton shape="title" width="half" className="text-display" />
      <Skeleton shape="block" className="h-40" />
      <Skeleton width="most" />
      <Skeleton shape="block" className="h-64" />
    </SkeletonGroup>
  )
}
