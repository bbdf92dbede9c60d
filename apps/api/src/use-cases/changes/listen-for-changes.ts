import { EventEmitter } from 'node:events'
import type { Database } from '../../db/database.ts'

/** The PostgreSQL channel that announces changed records. */
export const changesDatabaseChannel = 'changes'

export type ChangeListener = {
  /**
   * Calls back when a change is announced for one of these ids, such as those of orders and
   * customers.
   */
  readonly follow: (ids: readonly string[], onChange: () => void) => () => void
  readonly close: () => Promise<void>
}

/**
 * Uses one connection for all streams of this server; a lost notification only delays a stream until its
 * next read.
 */
export async function listenForChanges(database: Database): Promise<ChangeListener> {
  const emitter = new EventEmitter({ captureRejections: false })
  emitter.setMaxListeners(0)
  const stopListening = await database.listen(changesDatabaseChannel, (id) => emitter.emit(id))
  return {
    follow(ids, onChange) {
      for (const id of ids) emitter.on(id, onChange)
      return () => {
        for (const id of ids) emitter.off(id, onChange)
      }
    },
    async close() {
      emitter.removeAllListeners()
      await stopListening()
    },
  }
}
