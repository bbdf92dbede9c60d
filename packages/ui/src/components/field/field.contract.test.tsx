import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Field } from './index.ts'
import type { FieldProps } from './index.ts'

testComponentContract<FieldProps>('Field', {
  render: (props) => (
    <Field label="نص" hint="نص" error="نص" optional counter={{ length: 3, max: 20 }} {...props}>
      {(control) => <input {...control} />}
    </Field>
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /no accessible name/ }],
})
