import type { Application } from '../../application.ts'
import { changePayment, refundWasSent } from '../../db/repositories/payments.ts'

/** The provider took the refund: the customer's page can say so. */
export const markRefundSent = (
  app: Pick<Application, 'database' | 'now'>,
  paymentId: string,
): Promise<void> =>
  app.database.write(async (tx) => {
    const amount = await refundWasSent(tx, paymentId, app.now())
    if (amount > 0) await changePayment(tx, paymentId, { status: 'refunded', refunded: amount })
  })
