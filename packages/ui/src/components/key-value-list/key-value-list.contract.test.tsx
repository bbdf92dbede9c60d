import { testComponentContract } from '../../story-kit/contract/index.ts'
import { KeyValueList } from './index.ts'
import type { KeyValueListProps } from './index.ts'

testComponentContract<KeyValueListProps>('KeyValueList', {
  render: (props) => <KeyValueList items={[{ label: 'نص', value: 'نص' }]} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
})
