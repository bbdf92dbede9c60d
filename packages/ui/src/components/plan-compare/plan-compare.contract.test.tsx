import { testComponentContract } from '../../story-kit/contract/index.ts'
import { PlanCompare } from './index.ts'
import type { PlanCompareProps } from './index.ts'

testComponentContract<PlanCompareProps>('PlanCompare', {
  render: (props) => (
    <PlanCompare
      plans={[
        { id: '1', name: 'نص', total: 115 },
        { id: '2', name: 'نص', total: null },
      ]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
