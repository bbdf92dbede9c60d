import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Textarea } from './index.ts'
import type { TextareaProps } from './index.ts'

testComponentContract<TextareaProps>('Textarea', {
  render: (props) => <Textarea label="نص" hint="نص" error="نص" optional {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
