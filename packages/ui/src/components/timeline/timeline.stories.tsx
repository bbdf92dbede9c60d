import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { Timeline, TimelineSkeleton } from './index.ts'
import type { TimelineItem } from './index.ts'
import { timelineMeta } from './timeline.meta.ts'

const steps = (titles: readonly string[], text: string): (TimelineItem & { title: string })[] => [
  { id: 'received', state: 'done', title: titles[0] ?? '', date: '2026-10-04' },
  { id: 'paid', state: 'done', title: titles[1] ?? '', date: '2026-10-06' },
  { id: 'visa', state: 'now', title: titles[2] ?? '', date: '2026-11-12', text },
  { id: 'travel', state: 'next', title: titles[3] ?? '' },
  { id: 'arrival', state: 'next', title: titles[4] ?? '' },
]

const words = textsInToolbarLanguage({
  ar: {
    label: 'مراحل طلب الاستقدام',
    steps: steps(
      ['استلمنا طلبكم', 'وصل المبلغ', 'إصدار التأشيرة', 'ترتيب السفر', 'الوصول إلى الرياض'],
      'ننتظر رد السفارة، وهو يصل عادةً خلال أسبوعين. سنخبركم برسالة.',
    ),
  },
  en: {
    label: 'Stages of the recruitment order',
    steps: steps(
      ['Order received', 'Paid', 'Visa being issued', 'Travel arranged', 'Arrival in Riyadh'],
      'We are waiting for the embassy, which usually answers within two weeks. You will get a message.',
    ),
  },
})

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  parameters: { kit: timelineMeta },
  args: { label: '', items: [] },
  argTypes: { label: { control: false }, items: { control: false } },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof Timeline>

export const Default: Story = {
  render: (args, context) => (
    <Timeline
      style={{ maxInlineSize: '32rem' }}
      {...args}
      label={words(context).label}
      items={words(context).steps}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const list = within(canvasElement).getByRole('list', { name: words({ globals }).label })
    await expect(list.querySelector('[aria-current="step"]')).toHaveTextContent(
      words({ globals }).steps[2]?.title ?? '',
    )
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '32rem' }}>
      <TimelineSkeleton count={5} />
    </SkeletonGroup>
  ),
}
