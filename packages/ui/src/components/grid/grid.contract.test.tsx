import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Grid } from './index.ts'
import type { GridProps } from './index.ts'

testComponentContract<GridProps>('Grid', {
  render: (props) => <Grid {...props}>{'children' in props ? props.children : 'نص'}</Grid>,
  root: { props: { id: 'part', className: 'mt-4' }, expects: 'id="part"' },
  needsProvider: false,
})
