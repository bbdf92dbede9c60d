import { testComponentContract } from '../../story-kit/contract/index.ts'
import { WalletPanel } from './index.ts'
import type { WalletPanelProps } from './index.ts'

testComponentContract<WalletPanelProps>('WalletPanel', {
  render: (props) => (
    <WalletPanel
      balance={44250}
      frozen={36000}
      available={8250}
      holds={[{ id: '1', reason: 'نص', amount: 36000, until: { date: '2026-11-24' } }]}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
