import { testComponentContract } from '../../story-kit/contract/index.ts'
import { RequestCard } from './index.ts'
import type { RequestCardProps } from './index.ts'

testComponentContract<RequestCardProps>('RequestCard', {
  render: (props) => (
    <RequestCard
      request={{
        number: '1',
        kind: 'suspension',
        state: 'open',
        stateLabel: '',
        contract: '1',
        reason: 'نص',
        requestedOn: '2026-11-21',
        effectiveOn: null,
        resumesOn: null,
        worker: null,
        hasAttachment: false,
        quote: null,
        answerDue: { date: '2026-11-23', time: '09:40' },
        answered: null,
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
