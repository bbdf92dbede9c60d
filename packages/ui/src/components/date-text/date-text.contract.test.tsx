import { testComponentContract } from '../../story-kit/contract/index.ts'
import { DateText } from './index.ts'
import type { DateTextProps } from './index.ts'

testComponentContract<DateTextProps>('DateText', {
  render: (props) => <DateText value="2026-11-21" {...props} />,
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [
    { props: { value: '21/11/2026' }, says: /YYYY-MM-DD/ },
    { props: { value: '2026-02-29' }, says: /YYYY-MM-DD/ },
    { props: { value: '2026-11-21T10:00:00Z' }, says: /YYYY-MM-DD/ },
  ],
})
