import type { Tx } from '../../db/database.ts'
import { changeContract, type Contract } from '../../db/repositories/contracts.ts'
import { changeOrder, type Order } from '../../db/repositories/orders.ts'

/** The workers who come to the family: the first one, and the others of a package. */
export const workersOfOrder = ({
  workerId,
  otherWorkerIds,
}: Pick<Order, 'workerId' | 'otherWorkerIds'>): readonly number[] =>
  workerId === null ? otherWorkerIds : [workerId, ...otherWorkerIds]

/** Whether an order still lacks a worker whom the office must give it. */
export const lacksWorkers = (
  order: Pick<Order, 'workerId' | 'otherWorkerIds' | 'quantity' | 'package'>,
): boolean => workersOfOrder(order).length < (order.package === null ? 1 : order.quantity)

/** A worker who comes, and the one in whose place; null for one who comes beside the others. */
export type WorkerSwap = { readonly leaving: number | null; readonly coming: number }

/** Writes into an order, and its contract, who comes from now on. */
export async function putWorkerInto(
  tx: Tx,
  order: Pick<Order, 'id' | 'workerId' | 'otherWorkerIds' | 'package'>,
  contract: Pick<Contract, 'id'> | undefined,
  { leaving, coming, at }: WorkerSwap & { readonly at: Date },
): Promise<void> {
  const isFirst = order.package === null || order.workerId === null || order.workerId === leaving
  if (isFirst) {
    await changeOrder(tx, order.id, { workerId: coming, updatedAt: at })
    if (contract !== undefined) await changeContract(tx, contract.id, { workerId: coming, updatedAt: at })
    return
  }
  const others = order.otherWorkerIds.filter((id) => id !== leaving)
  await changeOrder(tx, order.id, { otherWorkerIds: [...others, coming], updatedAt: at })
}
