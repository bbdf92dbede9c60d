import type { sandboxOutcomes } from '@sakina/api-client/wire/checkout'
import type { Application } from '../../application.ts'
import { recordUnqueuedSandboxCallback, enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { orderById } from '../../db/repositories/orders.ts'
import { changePayment, type Payment } from '../../db/repositories/payments.ts'
import type { PaymentOutcomeReport } from '../../ports/payment.ts'
import { applyPaymentCallback } from './settle-payment.ts'

/** An outcome of a payment that a tester can choose on the sandbox page. */
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

const slowSeconds = 5

const later = (app: Application, body: unknown, at: Date): Promise<void> =>
  app.database.write((tx) =>
    enqueueOutboxRow(tx, { id: app.newId(), kind: 'sandbox_callback', payload: body, at }),
  )

/** Stores the sandbox's callback for later queries, whether or not it is delivered. */
const charged = (app: Application, body: unknown): Promise<void> =>
  app.database.write((tx) =>
    recordUnqueuedSandboxCallback(tx, { id: app.newId(), payload: body, at: app.now() }),
  )

/** The sandbox page accepts no card number, so a saved card gets made-up data. */
function testCard(app: Application): PaymentOutcomeReport['card'] {
  const { cards } = app.payment
  if (cards === undefined) return undefined
  const expiry = `12/${String((app.now().getUTCFullYear() + 3) % 100).padStart(2, '0')}`
  const card = { brand: 'visa', lastFour: '1111', expiry, holder: 'SAKINA TEST' }
  return { ...card, token: cards.tokenOf(card) }
}

const noticeOf = (payment: Payment, outcome: PaymentOutcomeReport['outcome']): PaymentOutcomeReport => ({
  paymentId: payment.id,
  providerRef: `sandbox-${payment.id}`,
  amount: payment.amount,
  currency: 'SAR',
  outcome,
  card: undefined,
})

/**
 * Simulates the provider: the outcome chosen on its page becomes signed callbacks, at once, late, twice or
 * never.
 */
export async function simulateSandboxOutcome(
  app: Application,
  payment: Payment,
  outcome: SandboxOutcome,
  saveCard: boolean,
): Promise<void> {
  const { simulate } = app.payment
  if (simulate === undefined) return
  const now = app.now().getTime()
  const saves = saveCard && payment.method === 'card' && payment.cardId === null
  if (saves !== payment.saveCard)
    await app.database.write((tx) => changePayment(tx, payment.id, { saveCard: saves }))
  const card = saves ? testCard(app) : undefined
  const paid = simulate({ ...noticeOf(payment, 'paid'), card })
  if (outcome === 'decline')
    return applyPaymentCallback(app, 'sandbox', simulate(noticeOf(payment, 'declined')))
  if (outcome === 'abandon')
    return applyPaymentCallback(app, 'sandbox', simulate(noticeOf(payment, 'cancelled')))
  if (outcome === 'slow') return later(app, paid, new Date(now + slowSeconds * 1_000))
  if (outcome === 'late_callback') {
    const order = payment.orderId === null ? undefined : await orderById(app.database.reader, payment.orderId)
    return later(app, paid, new Date((order?.holdExpiresAt?.getTime() ?? now) + 60_000))
  }
  await charged(app, paid)
  if (outcome === 'lost_callback') return
  await applyPaymentCallback(app, 'sandbox', paid)
  if (outcome === 'duplicate_callback') await later(app, paid, new Date(now))
}
