import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'

/** While a page's code is on its way: the outline of any page. */
export function Waiting() {
  return (
    <SkeletonGroup className="appear-late mx-auto grid max-w-content gap-6 px-4 py-12">
      <Skeleton shape="title" width="half" className="text-display" />
      <Skeleton shape="block" className="h-40" />
    </SkeletonGroup>
  )
}
