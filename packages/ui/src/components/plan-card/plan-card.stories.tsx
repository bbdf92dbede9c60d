import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Portrait } from '../../art/portrait/index.ts'
import { samplePlan, samplePlansFor } from '../../story-kit/plan-samples.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { PlanCard, PlanCardSkeleton } from './index.ts'
import type { PlanCardPlan, PlanCardProps } from './index.ts'
import { Grid } from '../grid/index.ts'
import { planCardMeta } from './plan-card.meta.ts'

const none: PlanCardPlan = { name: '—', total: null }

const meta = {
  title: 'Components/Domain/PlanCard',
  component: PlanCard,
  parameters: { kit: planCardMeta },
  args: {
    plan: none,
    order: <a href="#order" />,
    picture: <Portrait seed="plan" country="KE" job="housemaid" ground="saffron" figure="half" />,
  },
  argTypes: { plan: { control: false }, order: { control: false }, compare: { control: false } },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof PlanCard>

export const Default: Story = {
  render: (args, context) => (
    <PlanCard style={{ maxInlineSize: '24rem' }} {...args} plan={samplePlan(context)} />
  ),
  play: async ({ canvasElement, globals }) => {
    const { name } = samplePlan({ globals })
    await expect(within(canvasElement).getByRole('group', { name })).toBeVisible()
  },
}

/** The details of the price open within the card. */
export const PriceDetails: Story = {
  render: (args, context) => (
    <PlanCard {...args} plan={samplePlan(context, 1)} style={{ maxInlineSize: '24rem' }} />
  ),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
    if (summary) await userEvent.click(summary)
    await expect(canvasElement.querySelector('details')?.open).toBe(true)
  },
}

export const ThreeToCompare: Story = {
  render: (args, context) => <Chooser args={args} plans={samplePlansFor(context)} />,
}

function Chooser({ args, plans }: { args: PlanCardProps; plans: readonly PlanCardPlan[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Grid as="ul" minColumnWidth="lg" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {plans.map((plan) => (
        <PlanCard
          {...args}
          as="li"
          key={plan.name}
          plan={plan}
          compare={{
            checked: chosen.includes(plan.name),
            onCheckedChange: (on) =>
              setChosen(on ? [...chosen, plan.name] : chosen.filter((name) => name !== plan.name)),
          }}
        />
      ))}
    </Grid>
  )
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '24rem' }}>
      <PlanCardSkeleton />
    </SkeletonGroup>
  ),
}
