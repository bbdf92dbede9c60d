import { testComponentContract } from '../../story-kit/contract/index.ts'
import { TimeText } from './index.ts'
import type { TimeTextProps } from './index.ts'

testComponentContract<TimeTextProps>('TimeText', {
  render: (props) => <TimeText value="08:00" until="12:00" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { value: '8:00' }, says: /HH:mm/ },
    { props: { until: '24:00' }, says: /HH:mm/ },
  ],
})
