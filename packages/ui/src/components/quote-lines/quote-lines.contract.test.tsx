import { testComponentContract } from '../../story-kit/contract/index.ts'
import { QuoteLines } from './index.ts'
import type { QuoteLinesProps } from './index.ts'

testComponentContract<QuoteLinesProps>('QuoteLines', {
  render: (props) => (
    <QuoteLines
      quote={{
        lines: [{ code: 'x', label: 'نص', rule: 'break_fee', amount: -100 }],
        refund: 0,
        fee: 100,
        free: { until: { date: '2026-11-20', time: '07:30' }, over: false },
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
