import { testComponentContract } from '../../story-kit/contract/index.ts'
import { IdNumber } from './index.ts'
import type { IdNumberProps } from './index.ts'

testComponentContract<IdNumberProps>('IdNumber', {
  render: (props) => <IdNumber number="1012345672" masked {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { number: '' }, says: /no number/ }],
})
