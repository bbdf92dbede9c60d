import { and, eq, isNull, sql } from 'drizzle-orm'
import { anyOf } from '../any-of.ts'
import type { Queries, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { customers } from '../schema/identity.ts'

export type Customer = typeof customers.$inferSelect
export type NewCustomer = typeof customers.$inferInsert

const living = isNull(customers.erasedAt)

export async function customerById(db: Queries, id: string): Promise<Customer | undefined> {
  if (!isRecordId(id)) return undefined
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), living))
  return customer
}

export async function customersByIds(db: Queries, ids: readonly string[]): Promise<readonly Customer[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(customers)
    .where(and(anyOf(customers.id, [...new Set(ids)]), living))
}

/**
 * One after the other, what a customer may do once or so often at a time; nothing any more once the account is gone.
 * Records that name the customer can be written meanwhile.
 */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer | undefined> {
  if (!isRecordId(id)) return undefined
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), living))
    .for('no key update')
  return customer
}

export type LoginKey =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'mobile'; readonly value: string }
  | { readonly kind: 'national_id'; readonly value: string }

const matching = (key: LoginKey) => {
  if (key.kind === 'email') return eq(sql`lower(${customers.email})`, key.value.toLowerCase())
  return eq(key.kind === 'mobile' ? customers.mobile : customers.nationalId, key.value)
}

export async function customerByLogin(db: Queries, key: LoginKey): Promise<Customer | undefined> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(matching(key), living))
  return customer
}

export async function addCustomer(tx: Tx, customer: NewCustomer): Promise<void> {
  await tx.insert(customers).values(customer)
}

export async function changeCustomer(
  tx: Tx,
  id: string,
  changes: Partial<Omit<NewCustomer, 'id' | 'createdAt'>>,
): Promise<void> {
  await tx.update(customers).set(changes).where(eq(customers.id, id))
}
