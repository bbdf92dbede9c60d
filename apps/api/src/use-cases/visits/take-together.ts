import type { Period } from '@sakina/domain/schedule'
import type { Tx } from '../../db/database.ts'
import { takeSlots } from '../../db/repositories/slots.ts'

/** Somebody is not free; thrown to take back what was taken of the others. */
class NotFree extends Error {
  override readonly name = 'NotFree'
}

/** Takes one more time for all who come together, or for none of them. */
export async function takeTogether(
  tx: Tx,
  order: { readonly id: string; readonly workerIds: readonly number[]; readonly now: Date },
  time: { readonly day: string; readonly period: Period },
): Promise<boolean> {
  try {
    await tx.transaction(async (within) => {
      const gone = await takeSlots(within, { ...order, heldUntil: null }, [time])
      if (gone.length > 0) throw new NotFree()
    })
    return true
  } catch (error) {
    if (!(error instanceof NotFree)) throw error
    return false
  }
}
