import { Skeleton } from '@sakina/ui/skeleton'

/** The rows of a list of bookings while it loads. */
export const BookingRowsSkeleton = () => (
  <div className="grid divide-y divide-border rounded-card border border-border bg-surface">
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="flex min-h-18 items-center gap-3 px-3 py-2">
        <span className="size-12 shrink-0">
          <Skeleton shape="circle" />
        </span>
        <div className="flex-1">
          <Skeleton width="half" />
          <Skeleton width="third" className="text-small" />
        </div>
      </div>
    ))}
  </div>
)
