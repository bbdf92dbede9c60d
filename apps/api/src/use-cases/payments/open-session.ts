import type { Application } from '../../application.ts'
import { cardById } from '../../db/repositories/cards.ts'
import { storePaymentSession, type Payment } from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import { PaymentProviderUnavailableError, type PaymentRequest } from '../../ports/payment.ts'
import { schedulePaymentCheck } from './check-payment.ts'

/** Opens the provider's page for a payment: one session, however many tabs request it at once. */
export async function openPaymentSession(
  app: Application,
  payment: Pick<Payment, 'id' | 'sessionUrl' | 'saveCard' | 'cardId'>,
  request: Omit<PaymentRequest, 'paymentId' | 'callbackUrl' | 'at' | 'saveCard' | 'cardToken'>,
): Promise<string> {
  if (payment.sessionUrl !== null) return payment.sessionUrl
  const { cardId, saveCard } = payment
  const card = cardId === null ? undefined : await cardById(app.database.reader, cardId)
  try {
    // The provider is called outside any transaction, because it may be slow.
    const session = await app.payment.open({
      ...request,
      paymentId: payment.id,
      saveCard,
      cardToken: card?.token,
      callbackUrl: `${app.ownUrl()}/payments/${app.payment.provider}/callback`,
      at: app.now(),
    })
    const opened = { sessionId: session.id, sessionUrl: session.url, expiresAt: session.expiresAt }
    const storedPayment = await app.database.write(async (tx) => {
      const first = await storePaymentSession(tx, payment.id, opened)
      if (first?.sessionId === session.id)
        await schedulePaymentCheck(tx, app, { id: payment.id, expiresAt: session.expiresAt })
      return first
    })
    return storedPayment?.sessionUrl ?? session.url
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error
    app.log.warn({ err: error, provider: app.payment.provider }, 'the payment provider is away')
    throw new Failure('provider_unavailable', { retryAfterSeconds: 10 })
  }
}
