import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Calendar } from './index.ts'
import type { CalendarProps } from './index.ts'

testComponentContract<CalendarProps>('Calendar', {
  render: (props) => <Calendar label="نص" today="2026-11-21" defaultValue="2026-11-24" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { label: ' ' }, says: /accessible name/ },
    { props: { today: '22/11/2026' }, says: /wants a day as YYYY-MM-DD/ },
  ],
})
