import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Code } from './index.ts'
import type { CodeProps } from './index.ts'

testComponentContract<CodeProps>('Code', {
  render: (props) => <Code value="1284" copy="نص" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { value: '' }, says: /no value/ },
    { props: { copy: '' }, says: /no accessible name/ },
  ],
})
