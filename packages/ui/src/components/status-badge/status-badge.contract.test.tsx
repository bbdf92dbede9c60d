import { testComponentContract } from '../../story-kit/contract/index.ts'
import { checkCircleIcon } from '../icon/index.ts'
import { StatusBadge } from './index.ts'
import type { StatusBadgeProps } from './index.ts'

const looks = { active: { tone: 'success', icon: checkCircleIcon, word: 'نص' } } as const

testComponentContract<StatusBadgeProps>('StatusBadge', {
  render: (props) => <StatusBadge status="active" looks={looks} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { status: 'unheard-of' }, says: /no look for “unheard-of”/ }],
})
