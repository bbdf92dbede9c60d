import { Skeleton } from '@sakina/ui/skeleton'

/** The skeleton of days, times and price, with their height. */
export const HourlyBookingSkeleton = () => (
  <div className="grid gap-2">
    <Skeleton shape="block" className="h-15" />
    <Skeleton shape="block" className="h-20" />
    <Skeleton shape="block" className="h-15" />
  </div>
)
