import { testComponentContract } from '../../story-kit/contract/index.ts'
import { NativeSelect } from './index.ts'
import type { NativeSelectProps } from './index.ts'

testComponentContract<NativeSelectProps>('NativeSelect', {
  render: (props) => (
    <NativeSelect label="نص" hint="نص" placeholder="نص" options={[{ value: '1', label: 'نص' }]} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
