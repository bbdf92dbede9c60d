import { testComponentContract } from '../../story-kit/contract/index.ts'
import { WorkerPicker } from './index.ts'
import type { WorkerPickerProps } from './index.ts'

const nothing = () => undefined

testComponentContract<WorkerPickerProps>('WorkerPicker', {
  render: (props) => (
    <WorkerPicker label="نص" workers={[]} value={[]} onValueChange={nothing} onChoose={nothing} {...props} />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
