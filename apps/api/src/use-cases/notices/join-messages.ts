import type { Tx } from '../../db/database.ts'
import { changeOutboxMessage, deleteOutboxRows, messagesOfTransaction } from '../../db/repositories/outbox.ts'

/**
 * Joins what this transaction tells a customer into one message by each channel, led by the notice `about` a record:
 * an email or text says it all, and the other channels, which cannot, link to that record. The list in the portal
 * keeps every notice.
 */
export async function joinMessages(tx: Tx, customerId: string, about: string): Promise<void> {
  const messages = await messagesOfTransaction(tx, customerId, about)
  const channels = Map.groupBy(messages, ({ kind, browser }) => `${kind} ${browser ?? ''}`)
  for (const [first, ...others] of channels.values()) {
    if (first === undefined || others.length === 0) continue
    await deleteOutboxRows(
      tx,
      others.map(({ id }) => id),
    )
    const nextAt = new Date(Math.max(...[first, ...others].map((message) => message.nextAt.getTime())))
    const also = others.map(({ noticeId }) => noticeId)
    await changeOutboxMessage(tx, first.id, { also, nextAt })
  }
}
