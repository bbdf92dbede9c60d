import { testComponentContract } from '../../story-kit/contract/index.ts'
import { PasswordField } from './index.ts'
import type { PasswordFieldProps } from './index.ts'

testComponentContract<PasswordFieldProps>('PasswordField', {
  render: (props) => <PasswordField label="نص" hint="نص" error="نص" optional {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
