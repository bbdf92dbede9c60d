import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SkeletonGroup } from '../skeleton/index.ts'
import { LoyaltyMeter, LoyaltyMeterSkeleton, PointsRedeemer } from './index.ts'
import type { LoyaltyTier } from './index.ts'
import { loyaltyMeterMeta } from './loyalty-meter.meta.ts'

const tiers: readonly LoyaltyTier[] = [
  { code: 'bronze', from: 0, bonus: 0, cashbackPercent: 0 },
  { code: 'silver', from: 200000, bonus: 25, cashbackPercent: 0.5 },
  { code: 'gold', from: 600000, bonus: 50, cashbackPercent: 1 },
  { code: 'diamond', from: 2000000, bonus: 100, cashbackPercent: 2 },
]

const meta = {
  title: 'Components/Domain/LoyaltyMeter',
  component: LoyaltyMeter,
  parameters: { kit: loyaltyMeterMeta },
  args: {
    tiers,
    tier: 'silver',
    spent: 384000,
    percent: 46,
    missing: 216000,
    style: { maxInlineSize: '48rem' },
  },
  argTypes: { tiers: { control: false } },
} satisfies Meta<typeof LoyaltyMeter>

export default meta
type Story = StoryObj<typeof LoyaltyMeter>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole('listitem')
      .filter((tier) => tier.getAttribute('aria-current') === 'step')
    await expect(current).toHaveLength(1)
  },
}

/** At the highest tier nothing is missing. */
export const AtTheTop: Story = { args: { tier: 'diamond', spent: 2450000, percent: 100, missing: null } }

const redeem = fn()
export const Redeeming: Story = {
  render: () => (
    <PointsRedeemer
      points={340}
      pointsPerBlock={100}
      valuePerBlock={5000}
      onRedeem={redeem}
      style={{ maxInlineSize: '28rem' }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(redeem).toHaveBeenCalledWith(2)
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '48rem' }}>
      <LoyaltyMeterSkeleton />
    </SkeletonGroup>
  ),
}
