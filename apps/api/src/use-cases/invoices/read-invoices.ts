import type { ReceivedPaymentMethod } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { contractById, contractsByIds, type Invoice } from '../../db/repositories/contracts.ts'
import { invoiceById, invoicesOfCustomer, paymentsOfInvoice } from '../../db/repositories/invoices.ts'
import { orderById, ordersByIds } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'

/** An invoice with the numbers of its contract and order, and what was bought. */
export type InvoiceView = {
  readonly invoice: Invoice
  readonly contractNumber: string | undefined
  readonly orderNumber: string | undefined
  /** The plan that was bought; null for a special package or a charge of the office. */
  readonly planId: number | null
}

/** Reads the numbers of what these invoices are for. */
export async function readInvoiceViews(
  db: QueryExecutor,
  rows: readonly Invoice[],
): Promise<readonly InvoiceView[]> {
  const contractIds = rows.flatMap(({ contractId }) => contractId ?? [])
  const contracts = new Map((await contractsByIds(db, contractIds)).map(({ id, number }) => [id, number]))
  const orderIds = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
  const orders = new Map((await ordersByIds(db, orderIds)).map((order) => [order.id, order]))
  return rows.map((invoice) => {
    const order = orders.get(invoice.orderId ?? '')
    return {
      invoice,
      contractNumber: contracts.get(invoice.contractId ?? ''),
      orderNumber: order?.number,
      planId: order?.planId ?? null,
    }
  })
}

export async function listMyInvoices(
  app: Application,
  customer: SignedInCustomer,
): Promise<readonly InvoiceView[]> {
  const { reader } = app.database
  return readInvoiceViews(reader, await invoicesOfCustomer(reader, customer.id))
}

export type InvoiceDetail = InvoiceView & {
  readonly method: ReceivedPaymentMethod | undefined
  readonly creditOf: Invoice | undefined
  /** The days of the ordered service; a recruited worker arrives on a day that nobody knows yet. */
  readonly service: { readonly from: string; readonly until: string } | undefined
}

export const readInvoiceView = async (app: Application, invoice: Invoice): Promise<InvoiceView> => {
  const [view] = await readInvoiceViews(app.database.reader, [invoice])
  return view ?? { invoice, contractNumber: undefined, orderNumber: undefined, planId: null }
}

export async function readMyInvoice(
  app: Application,
  customer: SignedInCustomer,
  id: string,
): Promise<InvoiceDetail> {
  const { reader } = app.database
  const invoice = await invoiceById(reader, id)
  if (invoice === undefined || invoice.customerId !== customer.id) throw new Failure('not_found')
  const view = await readInvoiceView(app, invoice)
  const payments = await paymentsOfInvoice(reader, invoice.id)
  const order = invoice.orderId === null ? undefined : await orderById(reader, invoice.orderId)
  const isDated = invoice.kind === 'order' && order?.kind !== 'mediation'
  const contract =
    isDated && invoice.contractId !== null ? await contractById(reader, invoice.contractId) : undefined
  const own = payments.find((payment) => payment.status === 'paid')?.method
  return {
    ...view,
    method:
      own ??
      (invoice.kind === 'order'
        ? (order?.paymentMethod ?? undefined)
        : invoice.state === 'paid'
          ? 'wallet'
          : undefined),
    service: contract && { from: contract.startDate, until: contract.endDate },
    creditOf: invoice.refersTo === null ? undefined : await invoiceById(reader, invoice.refersTo),
  }
}
