import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Select } from './index.ts'
import type { SelectProps } from './index.ts'

testComponentContract<SelectProps>('Select', {
  render: (props) => (
    <Select label="نص" hint="نص" placeholder="نص" options={[{ value: '1', label: 'نص' }]} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
