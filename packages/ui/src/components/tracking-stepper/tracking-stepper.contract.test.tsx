import { testComponentContract } from '../../story-kit/contract/index.ts'
import { TrackingStepper } from './index.ts'
import type { TrackingStepperProps } from './index.ts'

testComponentContract<TrackingStepperProps>('TrackingStepper', {
  render: (props) => (
    <TrackingStepper
      stages={[
        { code: 'submitted', at: { date: '2026-11-21', time: '10:00' }, note: 'نص' },
        { code: 'under_review', at: null },
      ]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
