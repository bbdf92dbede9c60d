import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { reviewerNames } from '../../story-kit/people.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ReviewCard, ReviewCardSkeleton } from './index.ts'
import type { ReviewCardReview } from './index.ts'
import { Grid } from '../grid/index.ts'
import { reviewCardMeta } from './review-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: [
    {
      name: reviewerNames.hafar.ar,
      text: 'عرفت المبلغ كاملًا قبل التسجيل، ووصلت العاملة في الموعد.',
      rating: 5,
    },
    {
      name: reviewerNames.dammam.ar,
      text: 'طلبت استبدالًا وأُنجز خلال يومين، وكنت أرى الحالة أولًا بأول.',
      rating: 4,
    },
    { name: reviewerNames.buraidah.ar, text: 'الاستقبال في الفرع كان سريعًا.', rating: null },
  ] satisfies ReviewCardReview[],
  en: [
    {
      name: reviewerNames.hafar.en,
      text: 'I knew the full sum before signing up, and the worker came on time.',
      rating: 5,
    },
    {
      name: reviewerNames.dammam.en,
      text: 'I asked for a replacement and it was done in two days; I could see each step.',
      rating: 4,
    },
    { name: reviewerNames.buraidah.en, text: 'Picking up at the branch was quick.', rating: null },
  ] satisfies ReviewCardReview[],
})
const none: ReviewCardReview = { name: '—', text: '', rating: null }
const reviewsIn = (context: Parameters<typeof words>[0]): readonly ReviewCardReview[] => words(context)

const meta = {
  title: 'Components/Domain/ReviewCard',
  component: ReviewCard,
  parameters: { kit: reviewCardMeta },
  args: { review: none },
  argTypes: { review: { control: false } },
} satisfies Meta<typeof ReviewCard>

export default meta
type Story = StoryObj<typeof ReviewCard>

export const Default: Story = {
  render: (args, context) => (
    <ReviewCard style={{ maxInlineSize: '20rem' }} {...args} review={reviewsIn(context)[0] ?? none} />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(reviewsIn({ globals })[0]?.text ?? '')).toBeVisible()
  },
}

export const Three: Story = {
  render: (_, context) => (
    <Grid as="ul" minColumnWidth="lg" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {reviewsIn(context).map((review) => (
        <ReviewCard as="li" key={review.name} review={review} />
      ))}
    </Grid>
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <ReviewCardSkeleton style={{ maxInlineSize: '20rem' }} />
    </SkeletonGroup>
  ),
}
