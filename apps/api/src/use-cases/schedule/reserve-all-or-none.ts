import type { Tx } from '../../db/database.ts'
import { reserveSlots, type SlotToReserve } from '../../db/repositories/slots.ts'

/** Thrown to roll back what was reserved of a worker who is not free for the rest. */
class NotFree extends Error {
  override readonly name = 'NotFree'
}

/** Reserves all slots of all workers for an order, or nothing; returns whether it did. */
export async function reserveAllOrNone(
  tx: Tx,
  reservation: Parameters<typeof reserveSlots>[1],
  slots: readonly SlotToReserve[],
): Promise<boolean> {
  try {
    await tx.transaction(async (within) => {
      if ((await reserveSlots(within, reservation, slots)).length > 0) throw new NotFree()
    })
    return true
  } catch (error) {
    if (error instanceof NotFree) return false
    throw error
  }
}
