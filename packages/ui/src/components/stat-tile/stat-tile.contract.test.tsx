import { testComponentContract } from '../../story-kit/contract/index.ts'
import { StatTile } from './index.ts'
import type { StatTileProps } from './index.ts'

testComponentContract<StatTileProps>('StatTile', {
  render: (props) => <StatTile label="نص" value={3} link={<a href="#x" />} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
