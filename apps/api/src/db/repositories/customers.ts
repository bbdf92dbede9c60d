import { canonicalEmail } from '@sakina/domain/identity'
import { and, desc, eq, isNotNull, isNull, lt, ne, notExists, notInArray, sql } from 'drizzle-orm'
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
  if (key.kind === 'email') return eq(sql`lower(${customers.email})`, canonicalEmail(key.value))
  return eq(key.kind === 'mobile' ? customers.mobile : customers.nationalId, key.value)
}

/** When a login was verified: an email by itself, a national ID together with the mobile. */
const provedColumn = {
  email: customers.emailProvedAt,
  mobile: customers.provedAt,
  national_id: customers.provedAt,
} as const

/** The email and the mobile of a customer that were verified; one that is only claimed is left out. */
export const verifiedContacts = ({
  email,
  emailProvedAt,
  mobile,
  provedAt,
}: Pick<Customer, 'email' | 'emailProvedAt' | 'mobile' | 'provedAt'>) => ({
  email: emailProvedAt === null ? null : email,
  mobile: provedAt === null ? null : mobile,
})

/** Whether the customer has verified a mobile or an email. */
export const isCustomerVerified = ({
  provedAt,
  emailProvedAt,
}: Pick<Customer, 'provedAt' | 'emailProvedAt'>): boolean => provedAt !== null || emailProvedAt !== null

/** At most this many unverified accounts of one login are read; more are a sign of abuse. */
export const mostClaimsOfLogin = 10
const mostOfEitherEnd = mostClaimsOfLogin / 2

/**
 * The accounts of a login: the one that has verified it, or else those that claim it: the newest, and the
 * oldest, so that strangers who claim it later, or have claimed it earlier, do not hide its owner.
 */
export async function customersByLogin(db: QueryExecutor, key: LoginKey): Promise<readonly Customer[]> {
  const proved = provedColumn[key.kind]
  const rows = await db
    .select({ customer: customers, proved })
    .from(customers)
    .where(and(matching(key), living))
    .orderBy(sql`${proved} is null`, desc(customers.createdAt), desc(customers.id))
    .limit(mostOfEitherEnd)
  const [first] = rows
  if (first !== undefined && first.proved !== null) return [first.customer]
  const newest = rows.map(({ customer }) => customer)
  if (newest.length < mostOfEitherEnd) return newest
  const known = newest.map(({ id }) => id)
  const oldest = await db
    .select()
    .from(customers)
    .where(and(matching(key), living, notInArray(customers.id, known)))
    .orderBy(customers.createdAt, customers.id)
    .limit(mostOfEitherEnd)
  return [...newest, ...oldest]
}

export async function customerByLogin(db: QueryExecutor, key: LoginKey): Promise<Customer | undefined> {
  const [customer] = await customersByLogin(db, key)
  return customer
}

/** Finds the customer who has verified a login. */
export async function verifiedCustomerByLogin(
  db: QueryExecutor,
  key: LoginKey,
): Promise<Customer | undefined> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(matching(key), isNotNull(provedColumn[key.kind]), living))
  return customer
}

/** Returns the ids of other accounts that claim this email or mobile without having verified it. */
export async function accountIdsClaiming(
  tx: Tx,
  key: LoginKey & { readonly kind: 'email' | 'mobile' },
  except: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(matching(key), isNull(provedColumn[key.kind]), ne(customers.id, except), living))
  return rows.map(({ id }) => id)
}

/**
 * Returns the ids of accounts opened before a moment that have verified neither mobile nor email and
 * have no orders.
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
      and(
        isNull(customers.provedAt),
        isNull(customers.emailProvedAt),
        lt(customers.createdAt, criteria.before),
        living,
        notExists(ordered),
      ),
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
