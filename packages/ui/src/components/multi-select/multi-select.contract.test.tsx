import { testComponentContract } from '../../story-kit/contract/index.ts'
import { MultiSelect } from './index.ts'
import type { MultiSelectProps } from './index.ts'

testComponentContract<MultiSelectProps>('MultiSelect', {
  render: (props) => (
    <MultiSelect
      label="نص"
      hint="نص"
      placeholder="نص"
      defaultValue={['1']}
      options={[{ value: '1', label: 'نص' }]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
