import { testComponentContract } from '../../story-kit/contract/index.ts'
import { SegmentedControl } from './index.ts'
import type { SegmentedControlProps } from './index.ts'

testComponentContract<SegmentedControlProps>('SegmentedControl', {
  render: (props) => <SegmentedControl label="نص" options={[{ value: '1', label: 'نص' }]} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
