import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Money } from './index.ts'
import type { MoneyProps } from './index.ts'

testComponentContract<MoneyProps>('Money', {
  render: (props) => <Money halalas={114950} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { halalas: 12.5 }, says: /whole halalas/ },
    { props: { halalas: Number.NaN }, says: /whole halalas/ },
  ],
})
