import { testComponentContract } from '../../story-kit/contract/index.ts'
import { SummaryCard } from './index.ts'
import type { SummaryCardProps } from './index.ts'

testComponentContract<SummaryCardProps>('SummaryCard', {
  render: (props) => <SummaryCard title="نص" total={9900} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { title: '' }, says: /SummaryCard/ }],
})
