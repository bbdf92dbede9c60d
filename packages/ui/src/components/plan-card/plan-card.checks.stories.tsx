import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Portrait } from '../../art/portrait/index.ts'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { samplePlan, samplePlansFor } from '../../story-kit/plan-samples.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { PlanCard, PlanCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    note: 'تجربة سبعة أيام',
    compare: 'مقارنة',
    long: 'باقة العناية بالمنزل والأطفال وكبار السن طوال أيام الأسبوع مع الطبخ وتنظيم الخزائن',
  },
  en: {
    note: 'Seven days on trial',
    compare: 'Compare',
    long: 'A plan for the care of home, children and elderly people all week long with cooking and tidying',
  },
})

const hues = ['saffron', 'indigo', 'terracotta'] as const
const onCheckedChange = fn()
const meta = {
  title: 'Checks/PlanCard',
  component: PlanCard,
  tags: ['!autodocs'],
  args: { plan: { name: '—', total: null }, order: <a href="#order" /> },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof PlanCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ order }, context) => (
    <Grid>
      <MatrixRow name="three services">
        {samplePlansFor(context).map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            picture={<Portrait seed={plan.name} figure="half" ground={hues[index]} />}
            hue={hues[index]}
            {...(order && { order })}
            className="w-72"
          />
        ))}
      </MatrixRow>
      <MatrixRow name="chosen, not chosen, no room left, only told, loading">
        {[
          { checked: true, onCheckedChange },
          { checked: false, onCheckedChange },
          { checked: false, onCheckedChange, disabled: true },
        ].map((compare, at) => (
          <PlanCard
            key={at}
            plan={samplePlan(context)}
            compare={compare}
            note={words(context).note}
            {...(order && { order })}
            className="w-72"
          />
        ))}
        <PlanCard plan={samplePlan(context, 1)} className="w-72" />
        <SkeletonGroup className="w-72">
          <PlanCardSkeleton />
        </SkeletonGroup>
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: ({ order }, context) => {
    const { long } = words(context)
    return (
      <PlanCard
        plan={{
          ...samplePlan(context, 1),
          name: long,
          service: long,
          category: long,
          job: long,
          total: 123_456_789,
        }}
        note={long}
        compare={{ checked: false, onCheckedChange }}
        {...(order && { order })}
      />
    )
  },
  play: expectToFit,
}

export const ComparesByKeyboard: Story = {
  render: (args, context) => (
    <PlanCard
      {...args}
      plan={samplePlan(context)}
      compare={{ checked: false, onCheckedChange }}
      className="max-w-sm"
    />
  ),
  play: async ({ canvasElement, globals }) => {
    onCheckedChange.mockClear()
    within(canvasElement)
      .getByRole('button', { name: words({ globals }).compare })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(onCheckedChange).toHaveBeenCalledWith(true)
  },
}
