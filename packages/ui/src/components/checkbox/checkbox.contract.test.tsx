import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Checkbox, CheckboxGroup } from './index.ts'
import type { CheckboxGroupProps, CheckboxProps } from './index.ts'

testComponentContract<CheckboxProps>('Checkbox', {
  render: (props) => <Checkbox label="نص" hint="نص" error="نص" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})

testComponentContract<CheckboxGroupProps>('CheckboxGroup', {
  render: (props) => <CheckboxGroup label="نص" options={[{ value: '1', label: 'نص' }]} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
