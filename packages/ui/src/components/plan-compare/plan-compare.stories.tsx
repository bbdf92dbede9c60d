import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { samplePlansFor } from '../../story-kit/plan-samples.ts'
import { PlanCompare } from './index.ts'
import type { PlanComparePlan } from './index.ts'
import { planCompareMeta } from './plan-compare.meta.ts'

const words = textsInToolbarLanguage({ ar: { label: 'مقارنة الباقات' }, en: { label: 'Compare plans' } })

const meta = {
  title: 'Components/Domain/PlanCompare',
  component: PlanCompare,
  parameters: { kit: planCompareMeta },
  args: { plans: [] },
  argTypes: { plans: { control: false } },
} satisfies Meta<typeof PlanCompare>

export default meta
type Story = StoryObj<typeof PlanCompare>

const comparable = (context: Parameters<typeof samplePlansFor>[0]): readonly PlanComparePlan[] =>
  samplePlansFor(context).map((plan) => ({ ...plan, id: plan.name, order: <a href="#order" /> }))

export const Default: Story = {
  render: (_, context) => <Removable plans={comparable(context)} />,
  play: async ({ canvasElement, globals }) => {
    const table = within(canvasElement).getByRole('table', { name: words({ globals }).label })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
  },
}

export const Two: Story = {
  render: (_, context) => <PlanCompare plans={comparable(context).slice(0, 2)} />,
}

function Removable({ plans }: { plans: readonly PlanComparePlan[] }) {
  const [gone, setGone] = useState<readonly string[]>([])
  return (
    <PlanCompare
      plans={plans.filter(({ id }) => !gone.includes(id))}
      onRemove={(id) => setGone([...gone, id])}
    />
  )
}
