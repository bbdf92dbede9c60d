import { useEndpoint } from '@sakina/api-client/swr'
import { listReviews } from '@sakina/api-client/wire/catalogue'
import { ReviewCard } from '@sakina/ui/review-card'

import { useText } from '../../shared/intl/use-text.ts'
import { ScrollableRow } from '../../shared/section/scrollable-row.tsx'
import { Section } from '../../shared/section/section.tsx'

const shown = 3

/**
 * A section with a few reviews, or nothing without any. Reviews exist only in the demonstration, so
 * they are never prerendered.
 */
export default function ReviewsSection() {
  const t = useText()
  const { data } = useEndpoint(listReviews, {})
  if (!data || data.length === 0) return null
  return (
    <Section id="reviews" heading={t('home.reviews.heading')}>
      <ScrollableRow
        columns="sm:grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]"
        label={t('home.reviews.heading')}
      >
        {data.slice(0, shown).map((review) => (
          <ReviewCard key={review.id} as="li" review={review} />
        ))}
      </ScrollableRow>
    </Section>
  )
}
