import { Card } from '@sakina/ui/card'
import { Skeleton } from '@sakina/ui/skeleton'

type Props = {
  /** The number of fields. */
  fields: number
  padding?: 'md' | 'lg'
}

/** The skeleton of a form on a card: fields and the submit button. Wrap it in a SkeletonGroup. */
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
