import { testComponentContract } from '../../story-kit/contract/index.ts'
import { LedgerList } from './index.ts'
import type { LedgerListProps } from './index.ts'

testComponentContract<LedgerListProps>('LedgerList', {
  render: (props) => (
    <LedgerList
      label="نص"
      entries={[
        {
          id: '1',
          reason: 'نص',
          amount: -5000,
          at: { date: '2026-11-20', time: '10:00' },
          balanceAfter: 1200,
        },
      ]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
  errors: [{ props: { label: '' }, says: /has no accessible name/ }],
})
