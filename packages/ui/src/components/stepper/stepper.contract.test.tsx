import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Stepper } from './index.ts'
import type { StepperProps } from './index.ts'

testComponentContract<StepperProps>('Stepper', {
  render: (props) => <Stepper label="نص" hint="نص" max={4} {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
