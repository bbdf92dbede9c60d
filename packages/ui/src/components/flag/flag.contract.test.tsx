import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Flag } from './index.ts'
import type { FlagProps } from './index.ts'

testComponentContract<FlagProps>('Flag', {
  render: (props) => <Flag code="PH" country="نص" {...props} />,
  root: { props: { className: 'mt-4', named: true }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { country: '' }, says: /no accessible name/ }],
})
