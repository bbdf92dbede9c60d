import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ComplaintCard } from './index.ts'
import type { ComplaintCardProps } from './index.ts'

testComponentContract<ComplaintCardProps>('ComplaintCard', {
  render: (props) => (
    <ComplaintCard
      complaint={{
        id: '1',
        number: '18',
        state: 'on_hold',
        stateLabel: 'نص',
        type: 'delay',
        details: 'نص',
        service: 'نص',
        contract: '1042',
        worker: 'نص',
        requestedOn: '2026-11-20',
        answerDue: { date: '2026-11-22', time: '10:00' },
        history: [{ at: { date: '2026-11-20' }, state: 'open', stateLabel: 'نص', note: 'نص' }],
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
