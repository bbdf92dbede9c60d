import { testComponentContract } from '../../story-kit/contract/index.ts'
import { StepRail } from './index.ts'
import type { StepRailProps } from './index.ts'

testComponentContract<StepRailProps>('StepRail', {
  render: (props) => (
    <StepRail label="نص" steps={[{ label: 'نص' }, { label: 'نص آخر' }]} current={1} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { label: '' }, says: /has no accessible name/ },
    { props: { current: 2 }, says: /has no step 2/ },
  ],
})
