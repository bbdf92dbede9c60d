import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Skeleton, SkeletonGroup } from './index.ts'
import type { SkeletonGroupProps } from './index.ts'

testComponentContract<SkeletonGroupProps>('Skeleton', {
  render: (props) => (
    <SkeletonGroup {...props}>
      <Skeleton />
    </SkeletonGroup>
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
