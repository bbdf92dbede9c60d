import { testComponentContract } from '../../story-kit/contract/index.ts'
import { TextField } from './index.ts'
import type { TextFieldProps } from './index.ts'

testComponentContract<TextFieldProps>('TextField', {
  render: (props) => <TextField label="نص" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: '' }, says: /no accessible name/ }],
})
