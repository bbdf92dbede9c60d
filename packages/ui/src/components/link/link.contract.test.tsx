import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Link } from './index.ts'
import type { LinkProps } from './index.ts'

testComponentContract<LinkProps>('Link', {
  render: (props) => (
    <Link href="#terms" external newTab {...props}>
      نص
    </Link>
  ),
  root: { props: { className: 'mt-4', id: 'terms' }, expects: 'id="terms"' },
  needsProvider: true,
  errors: [{ props: { href: undefined }, says: /leads nowhere/ }],
})
