import { testComponentContract } from '../../story-kit/contract/index.ts'
import { CodeField } from './index.ts'
import type { CodeFieldProps } from './index.ts'

testComponentContract<CodeFieldProps>('CodeField', {
  render: (props) => <CodeField hint="نص" error="نص" optional {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
