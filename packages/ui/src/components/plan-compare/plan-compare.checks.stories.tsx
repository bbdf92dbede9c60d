import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { samplePlansFor } from '../../story-kit/plan-samples.ts'
import { PlanCompare } from './index.ts'
import type { PlanComparePlan } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { long: 'باقة العناية بالمنزل والأطفال وكبار السن طوال أيام الأسبوع', remove: 'إزالة من المقارنة' },
  en: { long: 'A plan for the care of home, children and elderly people', remove: 'Remove from comparison' },
})

const meta = {
  title: 'Checks/PlanCompare',
  component: PlanCompare,
  tags: ['!autodocs'],
  args: { plans: [], onRemove: fn() },
} satisfies Meta<typeof PlanCompare>

export default meta
type Story = StoryObj<typeof PlanCompare>

const comparable = (context: Parameters<typeof samplePlansFor>[0]): readonly PlanComparePlan[] =>
  samplePlansFor(context).map((plan, at) => ({ ...plan, id: String(at), order: <a href="#order" /> }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ onRemove }, context) => (
    <Grid>
      <MatrixRow name="three, two, one">
        <PlanCompare plans={comparable(context)} onRemove={onRemove} className="w-full max-w-3xl" />
        <PlanCompare plans={comparable(context).slice(1)} className="w-full max-w-xl" />
        <PlanCompare plans={comparable(context).slice(0, 1)} className="w-72" />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <PlanCompare
        plans={comparable(context).map((plan) => ({ ...plan, name: long, job: long, total: 123_456_789 }))}
      />
    )
  },
  play: expectToFit,
}

export const RemovesOne: Story = {
  render: ({ onRemove }, context) => <PlanCompare plans={comparable(context)} onRemove={onRemove} />,
  play: async ({ canvasElement, args, globals }) => {
    const [first] = within(canvasElement).getAllByRole('button', {
      name: new RegExp(words({ globals }).remove),
    })
    if (first) await userEvent.click(first)
    await expect(args.onRemove).toHaveBeenCalledWith('0')
  },
}
