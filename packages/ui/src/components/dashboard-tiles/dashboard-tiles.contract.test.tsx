import { testComponentContract } from '../../story-kit/contract/index.ts'
import { DashboardTiles } from './index.ts'
import type { DashboardTilesProps } from './index.ts'

testComponentContract<DashboardTilesProps>('DashboardTiles', {
  render: (props) => (
    <DashboardTiles
      tiles={[
        { of: 'running', value: 2, link: <a href="#x">نص</a> },
        { of: 'visits', value: null, link: <a href="#x">نص</a> },
        { of: 'invoices', value: undefined, link: <a href="#x">نص</a> },
      ]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
