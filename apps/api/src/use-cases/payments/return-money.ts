import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { putInOutbox } from '../../db/repositories/outbox.ts'
import { addRefund, changePayment, type Payment } from '../../db/repositories/payments.ts'

type Given = {
  readonly payment: Pick<Payment, 'id' | 'customerId' | 'amount' | 'refunded' | 'status'>
  readonly providerRef: string
  readonly amount: number
  readonly creditNoteId?: string | undefined
}

/** Books a part of a payment, or all of it, as on its way back; the provider is asked outside the transaction. */
export async function returnMoney(tx: Tx, app: Application, given: Given): Promise<void> {
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
  await putInOutbox(tx, {
    id: app.newId(),
    kind: 'refund',
    payload: { refund_id: id, payment_id: payment.id, provider_ref: given.providerRef, amount },
    at: now,
  })
}
