import { Skeleton } from '@sakina/ui/skeleton'

/** As tall as the days, the times and the price that are on their way. */
export const VisitShape = () => (
  <div className="grid gap-3">
    <Skeleton shape="block" className="h-16" />
    <Skeleton shape="block" className="h-15" />
    <Skeleton shape="block" className="h-15" />
  </div>
)
