import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { LoyaltyMeter, LoyaltyMeterSkeleton, PointsRedeemer } from './index.ts'
import type { LoyaltyTier } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { failure: 'نقاطكم أقل من المطلوب', done: 'صدرت قسيمتكم' },
  en: { failure: 'You have fewer points than that', done: 'Your voucher is ready' },
})

const tiers: readonly LoyaltyTier[] = [
  { code: 'bronze', from: 0, bonus: 0, cashbackPercent: 0 },
  { code: 'silver', from: 200000, bonus: 25, cashbackPercent: 0.5 },
  { code: 'gold', from: 600000, bonus: 50, cashbackPercent: 1 },
  { code: 'diamond', from: 2000000, bonus: 100, cashbackPercent: 2 },
]

const meta = {
  title: 'Checks/LoyaltyMeter',
  component: LoyaltyMeter,
  tags: ['!autodocs'],
  args: { tiers, tier: 'bronze', spent: 199950, percent: 99, missing: 50 },
} satisfies Meta<typeof LoyaltyMeter>

export default meta
type Story = StoryObj<typeof LoyaltyMeter>

const block = { pointsPerBlock: 100, valuePerBlock: 5000, onRedeem: fn() } as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { failure, done } = words(context)
    return (
      <Grid>
        <MatrixRow name="below silver, at the top">
          <LoyaltyMeter {...args} className="w-full" />
          <LoyaltyMeter
            {...args}
            tier="diamond"
            spent={2450000}
            percent={100}
            missing={null}
            className="w-96"
          />
        </MatrixRow>
        <MatrixRow name="redeeming: may, too few, sending, refused, done, loading">
          <PointsRedeemer {...block} points={340} className="w-80" />
          <PointsRedeemer {...block} points={60} className="w-80" />
          <PointsRedeemer {...block} points={340} submitting className="w-80" />
          <PointsRedeemer {...block} points={340} failure={failure} className="w-80" />
          <PointsRedeemer {...block} points={240} done={done} className="w-80" />
          <SkeletonGroup className="w-80">
            <LoyaltyMeterSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <LoyaltyMeter {...args} spent={1234567890} missing={1234567890} />
      <PointsRedeemer {...block} points={123456789} />
    </div>
  ),
  play: expectToFit,
}
