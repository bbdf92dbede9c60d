import { testComponentContract } from '../../story-kit/contract/index.ts'
import { BranchMap } from './index.ts'
import type { BranchMapProps } from './index.ts'

testComponentContract<BranchMapProps>('BranchMap', {
  render: (props) => (
    <BranchMap
      label="نص"
      branches={[{ id: 1, name: 'نص', latitude: 24.69, longitude: 46.68, link: <a href="#x">نص</a> }]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: false,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
