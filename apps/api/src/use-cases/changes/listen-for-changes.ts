import { EventEmitter } from 'node:events'
import type { Database } from '../../db/database.ts'
import { orderNewsChannel } from './order-news-channel.ts'

export type OrderNews = {
  readonly follow: (orderId: string, heard: () => void) => () => void
  readonly close: () => Promise<void>
}

/** One ear for all who follow an order on this server; a hint that is lost costs only the wait until the next look. */
export async function listenForOrderNews(database: Database): Promise<OrderNews> {
  const ear = new EventEmitter({ captureRejections: false })
  ear.setMaxListeners(0)
  const deafen = await database.listen(orderNewsChannel, (orderId) => ear.emit(orderId))
  return {
    follow(orderId, heard) {
      ear.on(orderId, heard)
      return () => ear.off(orderId, heard)
    },
    async close() {
      ear.removeAllListeners()
      await deafen()
    },
  }
}
