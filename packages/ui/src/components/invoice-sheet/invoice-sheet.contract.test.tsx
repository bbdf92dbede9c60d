import { testComponentContract } from '../../story-kit/contract/index.ts'
import { InvoiceSheet } from './index.ts'
import type { InvoiceSheetProps } from './index.ts'

const party = {
  name: 'نص',
  vatNumber: '310122393500003',
  registration: '1010',
  address: 'نص',
  phone: '920012345',
}

testComponentContract<InvoiceSheetProps>('InvoiceSheet', {
  render: (props) => (
    <InvoiceSheet
      invoice={{
        number: '000001',
        isCreditNote: false,
        state: 'paid',
        stateLabel: 'نص',
        issued: { date: '2026-11-20', time: '10:00' },
        dueDate: '2026-11-27',
        paid: null,
        creditOf: null,
        seller: party,
        buyer: party,
        lines: [
          { description: 'نص', quantity: 1, unitPrice: 10000, amount: 10000, taxPercent: 15, tax: 1500 },
        ],
        untaxed: 10000,
        tax: 1500,
        total: 11500,
        due: 0,
        qr: 'AQxCb2I=',
      }}
      {...props}
    />
  ),
  root: { props: { className: 'mt-4' }, expects: 'mt-4' },
  needsProvider: true,
})
