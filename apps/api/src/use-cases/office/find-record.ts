import type { Application } from '../../application.ts'
import { contractById, contractsOfOrders } from '../../db/repositories/contracts.ts'
import { recordIdByNumber, visitIdByNumber } from '../../db/repositories/office-acts.ts'

const kinds = {
  SK: 'order',
  CT: 'contract',
  INV: 'invoice',
  RQ: 'request',
  CP: 'complaint',
  MS: 'message',
} as const

const kindOf = (typed: string) => {
  const prefix = /^(SK|CT|INV|RQ|CP|MS)-/i.exec(typed)?.[1]?.toUpperCase()
  return Object.entries(kinds).find(([known]) => known === prefix)?.[1]
}

/**
 * Returns the id of a record that the office names by its id or by its printed number, which everybody uses on
 * the phone: `SK-…`, `CT-…`, `CT-…/1` for a visit. An order goes by the number of its contract, too, and a
 * contract by that of its order.
 */
export async function findRecordId(
  app: Application,
  typed: string,
  wanted?: 'order' | 'contract',
): Promise<string> {
  const db = app.database.reader
  const kind = kindOf(typed)
  if (kind === undefined) return typed
  const visit = /^(CT-[^/]+)\/(\d{1,4})$/i.exec(typed)
  if (visit !== null) return (await visitIdByNumber(db, visit[1] ?? '', Number(visit[2]))) ?? typed
  const id = await recordIdByNumber(db, kind, typed)
  if (id === undefined) return typed
  if (kind === 'contract' && wanted === 'order') return (await contractById(db, id))?.orderId ?? typed
  if (kind === 'order' && wanted === 'contract') return (await contractsOfOrders(db, [id]))[0]?.id ?? typed
  return id
}
