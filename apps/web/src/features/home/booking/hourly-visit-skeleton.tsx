import { Skeleton } from '@sakina/ui/skeleton'

/** The skeleton of days, times and price, with their height. */
export const HourlyVisitSkeleton = () => (
  <div className="grid gap-3">
    <Skeleton shape="block" className="h-16" />
    <Skeleton shape="block" className="h-15" />
    <Skeleton shape="block" className="h-15" />
  </div>
)
