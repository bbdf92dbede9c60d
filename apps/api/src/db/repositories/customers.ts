import { and, desc, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { customers } from '../schema/identity.ts'
import { orders } from '../schema/orders.ts'

export type Customer = typeof customers.$inferSelect
export type NewCustomer = typeof customers.$inferInsert

const living = isNull(customers.erasedAt)

export async function customerById(db: QueryExecutor, id: string): Promise<Customer | undefined> {
  if (!isRecordId(id)) return undefined
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), living))
  return customer
}

export async function customersByIds(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly Customer[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(customers)
    .where(and(columnEqualsAny(customers.id, [...new Set(ids)]), living))
}

/**
 * Locks the customer's row, so that commands with a limit run one at a time; finds nothing once the account
 * is deleted. Other records that refer to the customer can still be written.
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

/** What a customer can sign in with: an email, a mobile or a national id. */
export type LoginKey =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'mobile'; readonly value: string }
  | { readonly kind: 'national_id'; readonly value: string }

const matching = (key: LoginKey) => {
  if (key.kind === 'email') return eq(sql`lower(${customers.email})`, key.value.toLowerCase())
  return eq(key.kind === 'mobile' ? customers.mobile : customers.nationalId, key.value)
}

/** At most this many unverified accounts of one login are read; more are a sign of abuse. */
const mostClaims = 5

/** The accounts of a login: the one that has verified it, or else all that claim it, the newest first. */
export async function customersByLogin(db: QueryExecutor, key: LoginKey): Promise<readonly Customer[]> {
  const [first, ...others] = await db
    .select()
    .from(customers)
    .where(and(matching(key), living))
    .orderBy(sql`${customers.provedAt} is null`, desc(customers.createdAt))
    .limit(mostClaims)
  if (first === undefined) return []
  return first.provedAt === null ? [first, ...others] : [first]
}

export async function customerByLogin(db: QueryExecutor, key: LoginKey): Promise<Customer | undefined> {
  const [customer] = await customersByLogin(db, key)
  return customer
}

/** Finds the customer of a login if the account is verified. */
export async function verifiedCustomerByLogin(
  db: QueryExecutor,
  key: LoginKey,
): Promise<Customer | undefined> {
  const customer = await customerByLogin(db, key)
  return customer?.provedAt === null ? undefined : customer
}

/** Returns the ids of other accounts that claim this mobile without having verified it. */
export async function unverifiedAccountIdsClaimingMobile(
  tx: Tx,
  { mobile, except }: { readonly mobile: string; readonly except: string },
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.mobile, mobile), isNull(customers.provedAt), ne(customers.id, except), living))
  return rows.map(({ id }) => id)
}

/**
 * Returns the ids of accounts opened before a moment that have not verified a mobile and have no
 * orders.
 */
export async function unverifiedAccountIds(
  db: QueryExecutor,
  criteria: { readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customers.id))
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(isNull(customers.provedAt), lt(customers.createdAt, criteria.before), living, notExists(ordered)),
    )
    .orderBy(customers.createdAt)
    .limit(criteria.limit)
  return rows.map(({ id }) => id)
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
