import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ContractCard } from './index.ts'
import type { ContractCardProps } from './index.ts'

testComponentContract<ContractCardProps>('ContractCard', {
  render: (props) => (
    <ContractCard
      contract={{
        number: '1',
        service: 'نص',
        plan: null,
        state: 'expiring',
        stateLabel: '',
        start: '2026-11-03',
        end: null,
        workers: [],
        total: 100,
        visits: { done: 1, count: 4 },
        period: 'morning',
        daysLeft: 3,
        openRequest: null,
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
