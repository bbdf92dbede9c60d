import { testComponentContract } from '../../story-kit/contract/index.ts'
import { CardTile } from './index.ts'
import type { CardTileProps } from './index.ts'

testComponentContract<CardTileProps>('CardTile', {
  render: (props) => (
    <CardTile
      card={{ brand: '', last4: '4242', holderName: 'نص', expiryMonth: 8, expiryYear: 2029, isExpired: true }}
      onRemove={() => undefined}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
