import { testComponentContract } from '../../story-kit/contract/index.ts'
import { PriceBreakdown } from './index.ts'
import type { PriceBreakdownProps } from './index.ts'

testComponentContract<PriceBreakdownProps>('PriceBreakdown', {
  render: (props) => (
    <PriceBreakdown
      lines={[
        { code: 'service', amount: 100 },
        { code: 'tax', amount: 15 },
      ]}
      taxPercent={15}
      total={115}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
