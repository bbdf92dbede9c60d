import { instant } from '@sakina/domain/calendar'
import { documentNumber, invoiceLinesFromQuote, createTaxInvoice } from '@sakina/domain/invoice'
import type { Quote } from '@sakina/domain/pricing'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { addInvoice, nextSeriesNumber } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { invoiceSeller } from './seller.ts'

/**
 * Issues the tax invoice of a paid order in the transaction that pays it, so that the numbers have
 * no gaps.
 */
export async function issueOrderInvoice(
  tx: Tx,
  app: Pick<Application, 'newId' | 'now'>,
  paid: {
    readonly order: Order
    readonly quote: Quote
    readonly contractId: string
    readonly buyerName: string
  },
): Promise<string> {
  const now = app.now()
  const invoice = createTaxInvoice({
    number: documentNumber('INV', await nextSeriesNumber(tx, 'invoice')),
    issuedAt: instant(now),
    seller: invoiceSeller,
    buyer: { name: paid.buyerName },
    lines: invoiceLinesFromQuote(paid.quote),
  })
  const id = app.newId()
  await addInvoice(tx, {
    id,
    number: invoice.number,
    kind: 'order',
    state: 'paid',
    customerId: paid.order.customerId,
    orderId: paid.order.id,
    contractId: paid.contractId,
    lines: invoice.lines,
    total: invoice.totals.gross,
    tax: invoice.totals.vat,
    buyer: { name: paid.buyerName },
    qr: invoice.qr,
    issuedAt: now,
    paidAt: now,
  })
  return id
}
