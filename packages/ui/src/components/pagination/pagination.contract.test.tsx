import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Pagination } from './index.ts'
import type { PaginationProps } from './index.ts'

testComponentContract<PaginationProps>('Pagination', {
  render: (props) => (
    <Pagination page={2} pages={9} link={(page) => <a href={`#${page}`}>{page}</a>} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { page: 0 }, says: /has no page 0/ },
    { props: { page: 10 }, says: /has no page 10 among 9/ },
  ],
})
