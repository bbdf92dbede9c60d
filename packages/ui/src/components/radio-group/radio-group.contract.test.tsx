import { testComponentContract } from '../../story-kit/contract/index.ts'
import { RadioGroup } from './index.ts'
import type { RadioGroupProps } from './index.ts'

testComponentContract<RadioGroupProps>('RadioGroup', {
  render: (props) => (
    <RadioGroup label="نص" hint="نص" options={[{ value: '1', label: 'نص', hint: 'نص' }]} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
