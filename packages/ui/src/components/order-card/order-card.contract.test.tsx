import { testComponentContract } from '../../story-kit/contract/index.ts'
import { OrderCard } from './index.ts'
import type { OrderCardProps } from './index.ts'

testComponentContract<OrderCardProps>('OrderCard', {
  render: (props) => (
    <OrderCard
      order={{
        variant: 'hourly',
        number: '1',
        title: 'نص',
        state: 'active',
        stateLabel: '',
        total: 100,
        visitHours: 4,
        period: 'morning',
        cancelling: 'no',
      }}
      actions={[{ id: 'renew', label: 'نص', link: <a href="#x">…</a> }]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
