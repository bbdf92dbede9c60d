import { testComponentContract } from '../../story-kit/contract/index.ts'
import { TimeWindowPicker } from './index.ts'
import type { TimeWindowPickerProps } from './index.ts'

testComponentContract<TimeWindowPickerProps>('TimeWindowPicker', {
  render: (props) => (
    <TimeWindowPicker
      label="نص"
      windows={[{ value: '1', label: 'نص', from: '07:30', until: '09:30' }]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: ' ' }, says: /accessible name/ }],
})
