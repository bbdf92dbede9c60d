import { testComponentContract } from '../../story-kit/contract/index.ts'
import { NumberField } from './index.ts'
import type { NumberFieldProps } from './index.ts'

testComponentContract<NumberFieldProps>('NumberField', {
  render: (props) => <NumberField label="نص" hint="نص" error="نص" optional {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
