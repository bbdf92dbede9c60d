import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { TrackingStepper, TrackingStepperSkeleton } from './index.ts'
import type { TrackingStage, TrackingStepperStage } from './index.ts'
import { Stack } from '../stack/index.ts'
import { trackingStepperMeta } from './tracking-stepper.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    visa: 'قدّمنا الطلب إلى السفارة في مانيلا، ورقمه عندها 40912.',
    advance: 'المرحلة التالية',
    own: ['جهّزنا الأدوات', 'الفريق في الطريق', 'انتهى التنظيف'],
    announced: /وصل طلبكم إلى مرحلة: صدرت التأشيرة/,
  },
  en: {
    visa: 'Submitted to the embassy in Manila under number 40912.',
    advance: 'Next stage',
    own: ['Tools packed', 'The team is on its way', 'Cleaning done'],
    announced: /Your order has reached the stage: Visa issued/,
  },
})

const journey: readonly (readonly [TrackingStage, string, string])[] = [
  ['submitted', '2026-10-04', '10:12'],
  ['under_review', '2026-10-04', '10:12'],
  ['awaiting_payment', '2026-10-04', '10:15'],
  ['processing', '2026-10-04', '10:21'],
  ['visa_started', '2026-10-11', '09:00'],
  ['visa_in_progress', '2026-10-25', '13:40'],
  ['visa_issued', '2026-11-12', '11:05'],
  ['travel_arrangements', '2026-11-14', '08:30'],
  ['on_the_way', '2026-11-19', '22:10'],
  ['arrived', '2026-11-20', '06:45'],
  ['received', '2026-11-21', '16:00'],
]
const reaching = (reached: number, note?: string): readonly TrackingStepperStage[] =>
  journey.map(([code, date, time], index) => ({
    code,
    at: index < reached ? { date, time } : null,
    note: code === 'visa_in_progress' && index < reached ? note : null,
  }))

const meta = {
  title: 'Components/Domain/TrackingStepper',
  component: TrackingStepper,
  parameters: { kit: trackingStepperMeta },
  args: { stages: reaching(6) },
  argTypes: { stages: { control: false }, label: { control: false } },
} satisfies Meta<typeof TrackingStepper>

export default meta
type Story = StoryObj<typeof TrackingStepper>

export const Default: Story = {
  render: (args, context) => (
    <TrackingStepper {...args} stages={reaching(6, words(context).visa)} style={{ maxInlineSize: '36rem' }} />
  ),
}

export const OnACard: Story = {
  args: { variant: 'compact' },
  render: (args) => <TrackingStepper {...args} style={{ maxInlineSize: '24rem' }} />,
}

/** Only recruitment has visa and travel stages. */
export const WithoutAVisa: Story = {
  render: (args) => (
    <TrackingStepper
      {...args}
      stages={reaching(4).filter(({ code }) => !/visa|travel/.test(code))}
      style={{ maxInlineSize: '36rem' }}
    />
  ),
}

/** Custom stages of another service bring their own labels. */
export const OwnStages: Story = {
  render: (args, context) => (
    <TrackingStepper
      {...args}
      stages={words(context).own.map((label, index) => ({
        code: `own-${index}`,
        label,
        at: index < 1 ? { date: '2026-11-21', time: '08:10' } : null,
      }))}
      style={{ maxInlineSize: '36rem' }}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    for (const [index, label] of words({ globals }).own.entries())
      await expect(items[index]).toHaveTextContent(label)
    await expect(items[0]).toHaveAttribute('aria-current', 'step')
  },
}

function Live({ advance }: { advance: string }): ReactNode {
  const [reached, setReached] = useState(6)
  return (
    <Stack gap="xl" align="start" style={{ maxInlineSize: '36rem' }}>
      <Button disabled={reached === journey.length} onClick={() => setReached(reached + 1)}>
        {advance}
      </Button>
      <TrackingStepper stages={reaching(reached)} style={{ inlineSize: '100%' }} />
    </Stack>
  )
}

export const FollowsLive: Story = {
  render: (_, context) => <Live advance={words(context).advance} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).advance }))
    await expect(canvas.getByRole('status')).toHaveTextContent(words({ globals }).announced)
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '36rem' }}>
      <TrackingStepperSkeleton />
    </SkeletonGroup>
  ),
}
