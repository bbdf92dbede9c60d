import { testComponentContract } from '../../story-kit/contract/index.ts'
import { VisitRow } from './index.ts'
import type { VisitRowProps } from './index.ts'

testComponentContract<VisitRowProps>('VisitRow', {
  render: (props) => (
    <VisitRow
      visit={{
        name: '1284',
        date: '2026-11-24',
        arrivesFrom: '07:30',
        arrivesTo: '09:30',
        state: 'scheduled',
        stateLabel: 'نص',
        service: 'نص',
        worker: null,
        address: 'نص',
        movableUntil: { date: '2026-11-22', time: '07:30' },
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
