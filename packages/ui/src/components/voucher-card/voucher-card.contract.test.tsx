import { testComponentContract } from '../../story-kit/contract/index.ts'
import { VoucherCard } from './index.ts'
import type { VoucherCardProps } from './index.ts'

testComponentContract<VoucherCardProps>('VoucherCard', {
  render: (props) => (
    <VoucherCard
      voucher={{
        code: '25',
        name: 'نص',
        terms: 'نص',
        percent: 25,
        amount: null,
        maxDiscount: 10000,
        validUntil: '2026-12-31',
        state: 'active',
        usesLeft: 1,
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
