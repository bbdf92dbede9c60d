import { testComponentContract } from '../../story-kit/contract/index.ts'
import { BranchCard } from './index.ts'
import type { BranchCardProps } from './index.ts'

testComponentContract<BranchCardProps>('BranchCard', {
  render: (props) => (
    <BranchCard
      branch={{ name: 'نص', location: 'نص', phone: '+966130000001', headOffice: true, pickup: true }}
      mapLink={<a href="#map" />}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
