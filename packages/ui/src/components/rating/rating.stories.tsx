import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Rating } from './index.ts'
import { ratingMeta } from './rating.meta.ts'

const words = textsInToolbarLanguage({
  ar: { said: 'التقييم 4.5 من 5', quote: 'وصلت في موعدها، وأتقنت عملها، وعاملت أطفالي بلطف.' },
  en: {
    said: 'Rated 4.5 out of 5',
    quote: 'She came on time, did her work well and was kind to my children.',
  },
})

const meta = {
  title: 'Components/Inline/Rating',
  component: Rating,
  parameters: { kit: ratingMeta },
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof Rating>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('img', { name: words({ globals }).said })).toBeVisible()
  },
}

export const InAReview: Story = {
  args: { numbered: true },
  render: (args, context) => (
    <figure style={{ margin: 0, display: 'grid', maxInlineSize: 'var(--sk-size-reading)', gap: '0.5rem' }}>
      <Rating {...args} />
      <blockquote style={{ margin: 0 }}>{words(context).quote}</blockquote>
    </figure>
  ),
}
