import { testComponentContract } from '../../story-kit/contract/index.ts'
import { PlanCard } from './index.ts'
import type { PlanCardProps } from './index.ts'

testComponentContract<PlanCardProps>('PlanCard', {
  render: (props) => (
    <PlanCard
      plan={{ name: 'نص', total: 115, price: { lines: [{ code: 'service', amount: 115 }] } }}
      order={<a href="#x" />}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
