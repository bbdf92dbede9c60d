import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Switch } from './index.ts'
import type { SwitchProps } from './index.ts'

testComponentContract<SwitchProps>('Switch', {
  render: (props) => <Switch label="نص" hint="نص" error="نص" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
