import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { putInOutbox } from '../../db/repositories/outbox.ts'
import { changePayment, type Payment } from '../../db/repositories/payments.ts'
import { addRefund } from '../../db/repositories/refunds.ts'

type ReturnInput = {
  readonly payment: Pick<Payment, 'id' | 'customerId' | 'amount' | 'refunded' | 'status'>
  readonly amount: number
  readonly creditNoteId?: string | undefined
}

/** Books a part of a payment, or all of it, as on its way back; the provider is asked outside the transaction. */
export async function returnMoney(tx: Tx, app: Application, given: ReturnInput): Promise<void> {
  const { payment, amount } = given
  const now = app.now()
  const id = app.newId()
  await addRefund(tx, {
    id,
    customerId: payment.customerId,
    paymentId: payment.id,
    creditNoteId: given.creditNoteId ?? null,
    amount,
    state: 'pending',
    createdAt: now,
  })
  const refunded = payment.refunded + amount
  const status = refunded >= payment.amount ? 'refunded' : 'partly_refunded'
  await changePayment(tx, payment.id, {
    refunded,
    // money that matched nothing keeps saying so, wherever it went
    status: payment.status === 'unmatched' ? 'unmatched' : status,
  })
  await promiseRefund(tx, app, id)
}

/** Has a refund sent once this transaction is committed. */
export const promiseRefund = (
  tx: Tx,
  parts: Pick<Application, 'newId' | 'now'>,
  refundId: string,
): Promise<void> =>
  putInOutbox(tx, { id: parts.newId(), kind: 'refund', payload: { refund_id: refundId }, at: parts.now() })
