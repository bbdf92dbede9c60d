import { testComponentContract } from '../../story-kit/contract/index.ts'
import { EmptyState } from './index.ts'
import type { EmptyStateProps } from './index.ts'

testComponentContract<EmptyStateProps>('EmptyState', {
  render: (props) => <EmptyState {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
