import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { AccountKind, PointsEntryKind, WalletEntryKind } from '@sakina/domain/vocabulary'
import type { Queries, Tx } from '../database.ts'
import { accounts, ledgerEntries } from '../schema/billing.ts'

export type Account = AccountKind

export type NewEntry = {
  readonly id: string
  readonly customerId: string
  readonly kind: WalletEntryKind | PointsEntryKind
  readonly amount: number
  readonly reference: string
  readonly hold?: string
  readonly note?: string
  readonly at: Date
}

/** Makes every debit of one account wait for the one before it. */
export async function lockAccount(tx: Tx, customerId: string, kind: Account): Promise<void> {
  await tx.insert(accounts).values({ customerId, kind }).onConflictDoNothing()
  await tx
    .select({ kind: accounts.kind })
    .from(accounts)
    .where(and(eq(accounts.customerId, customerId), eq(accounts.kind, kind)))
    .for('update')
}

export type SumByKind = { readonly kind: LedgerEntry['kind']; readonly amount: number }

/** What the balances are made of: the sum of each kind of entry. */
export async function sumsByKind(
  db: Queries,
  customerId: string,
  account: Account,
): Promise<readonly SumByKind[]> {
  return db
    .select({
      kind: ledgerEntries.kind,
      amount: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.account, account)))
    .groupBy(ledgerEntries.kind)
}

/** What was posted under a hold. */
export async function entriesUnder(
  db: Queries,
  customerId: string,
  hold: string,
): Promise<readonly SumByKind[]> {
  return db
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.hold, hold)))
}

/** Posts once: an entry of the same kind for the same cause is already there and stays as it is. */
export async function postEntry(tx: Tx, account: Account, entry: NewEntry): Promise<boolean> {
  const posted = await tx
    .insert(ledgerEntries)
    .values({ ...entry, account, hold: entry.hold ?? null, note: entry.note ?? null })
    .onConflictDoNothing({ target: [ledgerEntries.account, ledgerEntries.kind, ledgerEntries.reference] })
    .returning({ id: ledgerEntries.id })
  return posted.length > 0
}

export type LedgerEntry = typeof ledgerEntries.$inferSelect

/** An account from its first entry on. */
export async function entriesOf(
  db: Queries,
  customerId: string,
  account: Account,
): Promise<readonly LedgerEntry[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.account, account)))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
}

/** What entries of one kind with references of one beginning add up to. */
export async function sumUnder(
  db: Queries,
  wanted: { readonly account: Account; readonly kind: LedgerEntry['kind']; readonly reference: string },
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, wanted.account),
        eq(ledgerEntries.kind, wanted.kind),
        like(ledgerEntries.reference, `${wanted.reference}%`),
      ),
    )
  return row?.sum ?? 0
}
