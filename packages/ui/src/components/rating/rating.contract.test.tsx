import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Rating } from './index.ts'
import type { RatingProps } from './index.ts'

testComponentContract<RatingProps>('Rating', {
  render: (props) => <Rating value={4.5} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { value: 6 }, says: /from 0 to 5/ },
    { props: { value: Number.NaN }, says: /from 0 to 5/ },
  ],
})
