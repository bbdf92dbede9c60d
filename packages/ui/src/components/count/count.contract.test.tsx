import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Count } from './index.ts'
import type { CountProps } from './index.ts'

const forms = { zero: 'نص', one: 'نص', two: 'نص', few: 'نص', many: 'نص', other: 'نص' }

testComponentContract<CountProps>('Count', {
  render: (props) => <Count of={3} forms={forms} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { of: 1.5 }, says: /whole things/ },
    { props: { of: -1 }, says: /whole things/ },
    { props: { forms: { one: 'نص', other: 'نص' } }, says: /lacks the Arabic forms zero, two, few, many/ },
  ],
})
