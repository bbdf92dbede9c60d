import type { Application } from '../../application.ts'
import { refundWasSent } from '../../db/repositories/payments.ts'

/** The provider took the refund: the customer's page can say so. What the payment has left was booked before. */
export const markRefundSent = (
  app: Pick<Application, 'database' | 'now'>,
  sent: { readonly paymentId: string; readonly refundId: string | undefined },
): Promise<void> => app.database.write((tx) => refundWasSent(tx, { ...sent, at: app.now() }))
