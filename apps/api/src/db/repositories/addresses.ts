import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { addresses } from '../schema/identity.ts'
import { orders } from '../schema/orders.ts'

export type Address = typeof addresses.$inferSelect
export type NewAddress = typeof addresses.$inferInsert

const present = isNull(addresses.removedAt)

/** Reads the saved addresses of a customer. */
export async function addressesOfCustomer(
  db: QueryExecutor,
  customerId: string,
): Promise<readonly Address[]> {
  if (!isRecordId(customerId)) return []
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), present))
    .orderBy(desc(addresses.main), asc(addresses.createdAt))
}

export async function addressOfCustomer(
  db: QueryExecutor,
  customerId: string,
  id: string,
): Promise<Address | undefined> {
  if (!isRecordId(id)) return undefined
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId), present))
  return address
}

export async function addAddress(tx: Tx, address: NewAddress): Promise<void> {
  await tx.insert(addresses).values(address)
}

export async function changeAddress(tx: Tx, id: string, changes: Partial<NewAddress>): Promise<void> {
  await tx.update(addresses).set(changes).where(eq(addresses.id, id))
}

/** Marks no address of a customer as the main one. */
export async function clearMainAddress(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ main: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.main, true), present))
}

/**
 * Tells whether an order that is a draft, unpaid or under way has the address, so that the address
 * must stay.
 */
export async function isAddressInUse(tx: Tx, id: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.addressId, id),
        inArray(orders.status, ['draft', 'pending_payment', 'paid', 'processing', 'active']),
      ),
    )
    .limit(1)
  return order !== undefined
}

export async function addressesByIds(db: QueryExecutor, ids: readonly string[]): Promise<readonly Address[]> {
  if (ids.length === 0) return []
  return db.select().from(addresses).where(columnEqualsAny(addresses.id, ids))
}
