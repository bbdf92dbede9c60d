import { testComponentContract } from '../../story-kit/contract/index.ts'
import { AddressCard } from './index.ts'
import type { AddressCardProps } from './index.ts'

testComponentContract<AddressCardProps>('AddressCard', {
  render: (props) => <AddressCard address={{ street: 'نص', buildingNumber: '2929' }} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
