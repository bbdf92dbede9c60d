import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ReviewCard } from './index.ts'
import type { ReviewCardProps } from './index.ts'

testComponentContract<ReviewCardProps>('ReviewCard', {
  render: (props) => <ReviewCard review={{ name: 'نص', text: 'نص', rating: 4 }} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
