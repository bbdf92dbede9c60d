import { testComponentContract } from '../../story-kit/contract/index.ts'
import { PhoneField } from './index.ts'
import type { PhoneFieldProps } from './index.ts'

testComponentContract<PhoneFieldProps>('PhoneField', {
  render: (props) => <PhoneField label="نص" hint="نص" error="نص" optional {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
