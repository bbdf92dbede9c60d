import { testComponentContract } from '../../story-kit/contract/index.ts'
import { Timeline } from './index.ts'
import type { TimelineProps } from './index.ts'

testComponentContract<TimelineProps>('Timeline', {
  render: (props) => (
    <Timeline
      label="نص"
      items={[
        { id: '1', state: 'done', title: 'نص', date: '2026-11-21' },
        { id: '2', state: 'now', title: 'نص' },
      ]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: '' }, says: /no accessible name/ }],
})
