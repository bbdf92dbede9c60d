import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Phone } from './index.ts'
import type { PhoneProps } from './index.ts'

testComponentContract<PhoneProps>('Phone', {
  render: (props) => <Phone number="0501234567" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { number: ' ' }, says: /no number/ }],
})
