import { Card } from '@sakina/ui/card'
import { Skeleton } from '@sakina/ui/skeleton'

type Props = {
  /** As many as the form begins with. */
  fields: number
  padding?: 'md' | 'lg'
}

/** The shape of a form on its card: fields under one another and what sends them. Wrap it in a SkeletonGroup. */
export const FormSkeleton = ({ fields, padding = 'lg' }: Props) => (
  <Card padding={padding}>
    {Array.from({ length: fields }, (_, index) => (
      <div key={index} className="grid gap-1.5">
        <Skeleton width="third" />
        <Skeleton shape="button" />
      </div>
    ))}
    <Skeleton shape="button" width="button" />
  </Card>
)
