import { testComponentContract } from '../../story-kit/contract/index.ts'
import { LoyaltyMeter, PointsRedeemer } from './index.ts'
import type { LoyaltyMeterProps, PointsRedeemerProps } from './index.ts'

testComponentContract<LoyaltyMeterProps>('LoyaltyMeter', {
  render: (props) => (
    <LoyaltyMeter
      tiers={[
        { code: 'bronze', from: 0, bonus: 0, cashbackPercent: 0 },
        { code: 'silver', from: 200000, bonus: 25, cashbackPercent: 0.5 },
      ]}
      tier="bronze"
      spent={100000}
      percent={50}
      missing={100000}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})

testComponentContract<PointsRedeemerProps>('PointsRedeemer', {
  render: (props) => (
    <PointsRedeemer
      points={340}
      pointsPerBlock={100}
      valuePerBlock={5000}
      onRedeem={() => undefined}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
