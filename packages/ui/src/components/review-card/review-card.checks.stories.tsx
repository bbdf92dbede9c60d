import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { reviewerNames } from '../../story-kit/people.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ReviewCard, ReviewCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: reviewerNames.dammam.ar,
    text: 'طلبت استبدالًا وأُنجز خلال يومين.',
    other: 'The driver was kind and came exactly on time.',
    long: 'كنت مترددة في البداية لأن تجاربي السابقة مع مكاتب أخرى لم تكن مريحة، لكن وضوح السعر ومتابعة كل مرحلة غيّرا رأيي تمامًا',
  },
  en: {
    name: reviewerNames.dammam.en,
    text: 'I asked for a replacement and it was done in two days.',
    other: 'وصلت العاملة في الموعد تمامًا.',
    long: 'I hesitated at first because of earlier trouble with other offices, but the clear price and the news of every stage changed my mind',
  },
})

const meta = {
  title: 'Checks/ReviewCard',
  component: ReviewCard,
  tags: ['!autodocs'],
  args: { review: { name: '—', text: '', rating: null } },
} satisfies Meta<typeof ReviewCard>

export default meta
type Story = StoryObj<typeof ReviewCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { name, text, other } = words(context)
    return (
      <Grid>
        <MatrixRow name="rated, without rating, in the other language, loading">
          <ReviewCard review={{ name, text, rating: 4.5 }} className="w-72" />
          <ReviewCard review={{ name, text, rating: null }} className="w-72" />
          <ReviewCard review={{ name, text: other, rating: 5 }} className="w-72" />
          <SkeletonGroup className="w-72">
            <ReviewCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return <ReviewCard review={{ name: long, text: long.repeat(3), rating: 3 }} />
  },
  play: expectToFit,
}
