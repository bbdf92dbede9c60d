import { testComponentContract } from '../../story-kit/contract/index.ts'
import { SkipLink } from './index.ts'
import type { SkipLinkProps } from './index.ts'

testComponentContract<SkipLinkProps>('SkipLink', {
  render: (props) => <SkipLink target="content" {...props} />,
  needsProvider: true,
  errors: [{ props: { target: '' }, says: /has no target/ }],
})
