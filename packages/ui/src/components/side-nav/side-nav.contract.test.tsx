import { testComponentContract } from '../../story-kit/contract/index.ts'
import { SideNav } from './index.ts'
import type { SideNavProps } from './index.ts'

testComponentContract<SideNavProps>('SideNav', {
  render: (props) => (
    <SideNav label="نص" items={[{ label: 'نص', link: <a href="#text">نص</a>, current: true }]} {...props}>
      نص
    </SideNav>
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { label: '' }, says: /has no accessible name/ }],
})
