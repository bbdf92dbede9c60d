import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { contractActionIds, sampleActions } from '../../story-kit/sample-actions.tsx'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ContractCard, ContractCardSkeleton } from './index.ts'
import type { ContractCardContract } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { text: 'العاملة المقيمة', long: 'عاملة منزلية مقيمة لرعاية الأطفال وكبار السن والطبخ والتنظيف اليومي' },
  en: {
    text: 'Live-in worker',
    long: 'A live-in worker for children, elders, cooking and the daily cleaning',
  },
})
const states = [
  'running',
  'cancelled',
  'expiring',
  'defaulted',
  'on_hold',
  'pending_swap',
  'suspended',
  'finished',
  'unknown',
] as const
const sample = (text: string): ContractCardContract => ({
  number: 'CT-001017',
  service: text,
  plan: text,
  state: 'running',
  stateLabel: '',
  start: '2026-11-03',
  end: '2027-01-31',
  workers: [text, ''],
  total: 718_500,
  visits: null,
  period: null,
  daysLeft: 9,
  openRequest: null,
})
const meta = {
  title: 'Checks/ContractCard',
  component: ContractCard,
  tags: ['!autodocs'],
  args: { contract: sample('') },
} satisfies Meta<typeof ContractCard>

export default meta
type Story = StoryObj<typeof ContractCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const contract = sample(words(context).text)
    return (
      <Grid>
        <MatrixRow name="states">
          {states.map((state) => (
            <ContractCard key={state} contract={{ ...contract, state }} className="w-80" />
          ))}
        </MatrixRow>
        <MatrixRow name="acts, under review, loading">
          <ContractCard
            {...args}
            actions={sampleActions(context, contractActionIds)}
            contract={{ ...contract, visits: { done: 3, count: 12 }, period: 'evening' }}
            className="w-full max-w-lg"
          />
          <ContractCard
            contract={{ ...contract, state: 'pending_swap', openRequest: 'replacement' }}
            className="w-80"
          />
          <SkeletonGroup className="w-80">
            <ContractCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const { long } = words(context)
    return (
      <ContractCard
        {...args}
        actions={sampleActions(context, contractActionIds)}
        contract={{
          ...sample(long),
          number: 'CT-001042'.repeat(6),
          total: 123_456_789,
          state: 'unknown',
          stateLabel: long,
        }}
      />
    )
  },
  play: expectToFit,
}

/** When the buttons wrap, each line of them begins where the text above begins. */
export const WrappedButtonsAlignWithText: Story = {
  render: (args, context) => (
    <div style={{ inlineSize: '20rem' }}>
      <ContractCard {...args} actions={sampleActions(context, contractActionIds)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const start = (element: Element | null): number => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
      return globals['locale'] === 'ar' ? -right : left
    }
    const edge = start(canvas.getByRole('heading'))
    const lines = new Map<number, Element>()
    for (const act of canvas.getAllByRole('link')) {
      const { top } = act.getBoundingClientRect()
      if (!lines.has(top)) lines.set(top, act)
    }
    await expect(lines.size).toBe(3)
    const [first, ...others] = lines.values()
    await expect(start(first ?? null)).toBeCloseTo(edge, 0)
    for (const other of others) await expect(start(other.querySelector('svg'))).toBeCloseTo(edge, -1)
  },
}
