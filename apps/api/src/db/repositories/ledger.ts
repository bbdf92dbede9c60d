import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { LedgerAccountKind, PointsEntryKind, WalletEntryKind } from '@sakina/domain/vocabulary'
import type { QueryExecutor, Tx } from '../database.ts'
import { ledgerAccounts, ledgerEntries } from '../schema/billing.ts'

export type NewLedgerEntry = {
  readonly id: string
  readonly customerId: string
  readonly kind: WalletEntryKind | PointsEntryKind
  readonly amount: number
  readonly reference: string
  readonly hold?: string
  readonly note?: string
  readonly at: Date
}

/** Locks one account, so that its debits run one after the other. */
export async function lockLedgerAccount(tx: Tx, customerId: string, kind: LedgerAccountKind): Promise<void> {
  await tx.insert(ledgerAccounts).values({ customerId, kind }).onConflictDoNothing()
  await tx
    .select({ kind: ledgerAccounts.kind })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, kind)))
    .for('update')
}

/** An amount of one kind of entry: of a single entry, or summed over all entries of the kind. */
export type LedgerAmountOfKind = { readonly kind: LedgerEntry['kind']; readonly amount: number }

/** The sum of each kind of entry, from which balances are calculated. */
export async function ledgerSumsByKind(
  db: QueryExecutor,
  customerId: string,
  account: LedgerAccountKind,
): Promise<readonly LedgerAmountOfKind[]> {
  return db
    .select({
      kind: ledgerEntries.kind,
      amount: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.account, account)))
    .groupBy(ledgerEntries.kind)
}

/** The kind and amount of every ledger entry of one hold, not summed. */
export async function ledgerEntriesOfHold(
  db: QueryExecutor,
  customerId: string,
  hold: string,
): Promise<readonly LedgerAmountOfKind[]> {
  return db
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.hold, hold)))
}

/** Posts an entry once: an existing entry with the same kind and reference stays unchanged. */
export async function postLedgerEntry(
  tx: Tx,
  account: LedgerAccountKind,
  entry: NewLedgerEntry,
): Promise<boolean> {
  const posted = await tx
    .insert(ledgerEntries)
    .values({ ...entry, account, hold: entry.hold ?? null, note: entry.note ?? null })
    .onConflictDoNothing({ target: [ledgerEntries.account, ledgerEntries.kind, ledgerEntries.reference] })
    .returning({ id: ledgerEntries.id })
  return posted.length > 0
}

export type LedgerEntry = typeof ledgerEntries.$inferSelect

/** The entries of an account, the oldest first. */
export async function ledgerEntriesOfCustomer(
  db: QueryExecutor,
  customerId: string,
  account: LedgerAccountKind,
): Promise<readonly LedgerEntry[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.account, account)))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
}

/** The sum of entries of one kind whose references share a prefix. */
export async function sumLedgerEntriesByReferencePrefix(
  db: QueryExecutor,
  filter: {
    readonly account: LedgerAccountKind
    readonly kind: LedgerEntry['kind']
    readonly reference: string
  },
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, filter.account),
        eq(ledgerEntries.kind, filter.kind),
        like(ledgerEntries.reference, `${filter.reference}%`),
      ),
    )
  return row?.sum ?? 0
}
