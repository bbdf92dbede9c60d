import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Card } from '../card/card.tsx'
import { PersonName } from '../person-name/person-name.tsx'
import { Rating } from '../rating/rating.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The review that a `ReviewCard` shows. */
export interface ReviewCardReview {
  /** The name of the reviewer, with the city if it is known. */
  name: string
  text: string
  /** The rating from 0 to 5; null for a review without one. */
  rating: number | null
}

export interface ReviewCardProps extends RootProps {
  review: ReviewCardReview
  as?: 'div' | 'li' | 'article' | undefined
}

/** A review in the customer's own words. */
export function ReviewCard({
  review: { name, text, rating },
  as = 'div',
  className,
  ...rest
}: ReviewCardProps): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      {rating !== null && <Rating value={rating} />}
      <blockquote className="sk:m-0 sk:text-pretty">
        <p dir="auto" className="sk:m-0">
          {text}
        </p>
      </blockquote>
      <p className="sk:m-0 sk:mt-auto sk:flex sk:items-center sk:gap-3 sk:pt-2 sk:font-semibold">
        <Avatar name={name} size="sm" />
        <span className="sk:min-w-0">
          <PersonName name={name} />
        </span>
      </p>
    </Card>
  )
}

/** The skeleton of the card, shown while reviews load. Wrap several in one SkeletonGroup. */
export function ReviewCardSkeleton({
  as = 'div',
  className,
  ...rest
}: Pick<ReviewCardProps, 'as' | keyof RootProps>): ReactNode {
  return (
    <Card {...rest} as={as} className={className}>
      <Skeleton width="third" />
      <div>
        <Skeleton />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="title" width="half" className="sk:mt-auto" />
    </Card>
  )
}
