import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Avatar } from './index.ts'
import type { AvatarProps } from './index.ts'

testComponentContract<AvatarProps>('Avatar', {
  render: (props) => <Avatar name="نص" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { name: '' }, says: /no accessible name/ }],
})
