import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ErrorState } from './index.ts'
import type { ErrorStateProps } from './index.ts'

testComponentContract<ErrorStateProps>('ErrorState', {
  render: (props) => <ErrorState onRetry={() => undefined} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
