import type { Application } from '../../application.ts'
import type { Invoice } from '../../db/repositories/contracts.ts'
import { customerById, verifiedContacts } from '../../db/repositories/customers.ts'
import { invoiceById, lockInvoice, findOpenPaymentOfInvoice } from '../../db/repositories/invoices.ts'
import { addPayment, changePayment, type Payment } from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import type { Language, PaymentMethod } from '../../ports/payment.ts'
import { isSameCardChoice, requireOwnCard, type CardChoice } from '../payments/chosen-card.ts'
import { openPaymentSession } from '../payments/open-session.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { spendWalletAmount } from '../wallet/wallet.ts'
import { completePaidInvoice } from './complete-paid-invoice.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

const isPayable = (invoice: Invoice): boolean => invoice.state === 'unpaid' && invoice.kind !== 'credit_note'

/** The URL the provider sends the browser back to. */
export const invoicePaymentReturnUrl = (app: Application, id: string, language: Language): string =>
  `${app.siteUrl()}${language === 'en' ? '/en' : ''}/PersonalProfileLayout/Bills?invoice=${id}`

/** Reads the invoice that a checkout page is for. */
export const readInvoiceAtCheckout = (app: Application, id: string): Promise<Invoice | undefined> =>
  invoiceById(app.database.reader, id)

/** Reads the payment of an invoice that is still open at the provider. */
export const readOpenInvoicePayment = (app: Application, invoiceId: string) =>
  findOpenPaymentOfInvoice(app.database.reader, {
    invoiceId,
    provider: app.payment.provider,
    now: app.now(),
  })

type Opened = { readonly url: string; readonly payment: Open }

type Open = Pick<Payment, 'id' | 'amount' | 'sessionUrl' | 'saveCard' | 'cardId'>

async function prepare(
  app: Application,
  invoiceId: string,
  wish: CardChoice | undefined,
): Promise<{ invoice: Invoice; payment: Open }> {
  return app.database.write(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice === undefined) throw new Failure('not_found')
    if (!isPayable(invoice)) throw new Failure('invoice_not_payable')
    const now = app.now()
    const provider = app.payment.provider
    const open = await findOpenPaymentOfInvoice(tx, { invoiceId, provider, now })
    const card = { cardId: wish?.cardId ?? null, saveCard: wish?.saveCard ?? false }
    if (open !== undefined) {
      if (wish === undefined || isSameCardChoice(open, wish)) return { invoice, payment: open }
      // The page was opened for another card and is abandoned; a payment on it still counts.
      await changePayment(tx, open.id, { status: 'expired' })
    }
    const payment = {
      id: app.newId(),
      customerId: invoice.customerId,
      invoiceId,
      provider,
      method: 'card' as const,
      status: 'pending' as const,
      amount: invoice.total,
      ...card,
      createdAt: now,
      expiresAt: new Date(now.getTime() + app.config.holdMinutes * 60_000),
    }
    await addPayment(tx, payment)
    return { invoice, payment: { ...payment, sessionUrl: null } }
  })
}

/** Opens the provider's page for an invoice; a fee is paid in full, never by instalments. */
export async function openInvoicePayment(
  app: Application,
  invoiceId: string,
  options: { readonly method: PaymentMethod; readonly language: Language; readonly card?: CardChoice },
): Promise<Opened> {
  if (options.method !== 'card') throw new Failure('method_not_available')
  const { invoice, payment } = await prepare(app, invoiceId, options.card)
  const customer = await customerById(app.database.reader, invoice.customerId)
  const url = await openPaymentSession(app, payment, {
    reservationId: invoice.id,
    number: invoice.number,
    amount: payment.amount,
    method: 'card',
    language: options.language,
    returnUrl: invoicePaymentReturnUrl(app, invoice.id, options.language),
    // The provider may write to it, so it must be the customer's own.
    email: (customer && verifiedContacts(customer).email) ?? undefined,
    phone: customer?.mobile ?? undefined,
  })
  return { url, payment }
}

/**
 * Pays the customer's own invoice: from the wallet at once, or by card through the same gateway as orders.
 */
export async function payMyInvoice(
  app: Application,
  customer: SignedInCustomer,
  input: {
    readonly id: string
    readonly method: 'card' | 'instalments' | 'wallet'
    readonly language: Language
    readonly key: string | undefined
    readonly card: CardChoice
  },
): Promise<Invoice> {
  const mine = async (): Promise<Invoice> => {
    const invoice = await invoiceById(app.database.reader, input.id)
    if (invoice === undefined || invoice.customerId !== customer.id) throw new Failure('not_found')
    return invoice
  }
  const invoice = await mine()
  if (input.method !== 'wallet') {
    await requireOwnCard(app, customer, input.card)
    const { method, language, card } = input
    await openInvoicePayment(app, invoice.id, { method, language, card })
    return invoice
  }
  const content = { id: input.id, method: input.method }
  await runIdempotentForCustomer(
    app,
    customer,
    { key: input.key, operation: 'payInvoice', content },
    StoredId,
    async (tx) => {
      const locked = await lockInvoice(tx, invoice.id)
      if (locked === undefined || !isPayable(locked)) throw new Failure('invoice_not_payable')
      await spendWalletAmount(tx, app, {
        customerId: customer.id,
        amount: locked.total,
        reference: `invoice:${locked.id}`,
      })
      await completePaidInvoice(tx, app, locked.id)
      return { id: locked.id }
    },
  )
  return mine()
}
