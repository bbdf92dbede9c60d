import { officePaymentMethods } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { changePayment, type Payment } from '../../db/repositories/payments.ts'
import { addRefund } from '../../db/repositories/refunds.ts'

type ReturnInput = {
  readonly payment: Pick<Payment, 'id' | 'customerId' | 'method' | 'amount' | 'refunded' | 'status'>
  readonly amount: number
  readonly creditNoteId?: string | undefined
}

/**
 * Books a refund of a payment, in full or in part; the outbox calls the provider outside the transaction. What the
 * office took itself waits for a person who returns it.
 */
export async function recordRefund(tx: Tx, app: Application, input: ReturnInput): Promise<void> {
  const { payment, amount } = input
  const now = app.now()
  const id = app.newId()
  await addRefund(tx, {
    id,
    customerId: payment.customerId,
    paymentId: payment.id,
    creditNoteId: input.creditNoteId ?? null,
    amount,
    state: 'pending',
    createdAt: now,
  })
  const refunded = payment.refunded + amount
  const status = refunded >= payment.amount ? 'refunded' : 'partly_refunded'
  await changePayment(tx, payment.id, {
    refunded,
    // An unmatched payment keeps that status even after its refund.
    status: payment.status === 'unmatched' ? 'unmatched' : status,
  })
  if (!isTakenByOffice(payment)) await enqueueRefund(tx, app, id)
}

/** Whether the office took a payment itself, so that it also returns it itself. */
export const isTakenByOffice = ({ method }: Pick<Payment, 'method'>): boolean =>
  officePaymentMethods.some((each) => each === method)

/** Enqueues the refund, which is sent after this transaction commits. */
export const enqueueRefund = (
  tx: Tx,
  parts: Pick<Application, 'newId' | 'now'>,
  refundId: string,
): Promise<void> =>
  enqueueOutboxRow(tx, {
    id: parts.newId(),
    kind: 'refund',
    payload: { refund_id: refundId },
    at: parts.now(),
  })
