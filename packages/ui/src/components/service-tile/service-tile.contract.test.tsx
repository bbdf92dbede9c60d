import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ServiceTile } from './index.ts'
import type { ServiceTileProps } from './index.ts'

testComponentContract<ServiceTileProps>('ServiceTile', {
  render: (props) => (
    <ServiceTile link={<a href="#x" />} name="نص" text="نص" priceFrom={9900} art={null} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
