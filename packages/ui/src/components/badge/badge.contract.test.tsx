import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Badge } from './index.ts'
import type { BadgeProps } from './index.ts'

testComponentContract<BadgeProps>('Badge', {
  render: (props) => <Badge {...props}>نص</Badge>,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
})
