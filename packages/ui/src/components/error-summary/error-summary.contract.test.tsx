import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ErrorSummary } from './index.ts'
import type { ErrorSummaryProps } from './index.ts'

testComponentContract<ErrorSummaryProps>('ErrorSummary', {
  render: (props) => <ErrorSummary problems={[{ field: 'a', text: 'نص' }]} attempt={1} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
