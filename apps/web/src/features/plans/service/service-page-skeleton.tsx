import { Skeleton } from '@sakina/ui/skeleton'

/** Shows the title and placeholders until a service or a plan has come. */
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
