import { money } from '@sakina/domain/money'
import { walletEntryKinds } from '@sakina/domain/vocabulary'
import { walletTotals, type WalletEntryKind, type WalletTotals } from '@sakina/domain/wallet'
import type { Application } from '../../application.ts'
import type { QueryExecutor, Tx } from '../../db/database.ts'
import {
  ledgerEntriesOfHold,
  lockLedgerAccount,
  postLedgerEntry,
  ledgerSumsByKind,
} from '../../db/repositories/ledger.ts'
import { Failure } from '../../failures/failure.ts'

type Parts = Pick<Application, 'newId' | 'now'>

/** The balance of a wallet, its frozen part and the part to spend. */
export type WalletBalance = WalletTotals

type Counted = { readonly kind: string; readonly amount: number }

const walletKinds: ReadonlySet<string> = new Set<WalletEntryKind>(walletEntryKinds)

/** Tells whether a ledger entry belongs to a wallet. */
export const isWalletEntry = <Entry extends Counted>(
  entry: Entry,
): entry is Entry & { readonly kind: WalletEntryKind } => walletKinds.has(entry.kind)

/** The totals of ledger entries; the domain defines the sign of each kind. */
export const sumWalletEntries = (entries: readonly Counted[]): WalletBalance =>
  walletTotals(entries.filter(isWalletEntry).map(({ kind, amount }) => ({ kind, amount: money(amount) })))

/** The balance as the sum of the customer's entries. */
export const readWalletBalance = async (db: QueryExecutor, customerId: string): Promise<WalletBalance> =>
  sumWalletEntries(await ledgerSumsByKind(db, customerId, 'wallet'))

type Debit = { readonly customerId: string; readonly amount: number; readonly reference: string }

async function lockWithEnough(tx: Tx, { customerId, amount }: Debit): Promise<void> {
  await lockLedgerAccount(tx, customerId, 'wallet')
  if ((await readWalletBalance(tx, customerId)).available < amount) throw new Failure('balance_too_low')
}

/** Freezes a part of the balance while a payment is open. */
export async function holdWalletAmount(tx: Tx, parts: Parts, debit: Debit): Promise<void> {
  await lockWithEnough(tx, debit)
  await postLedgerEntry(tx, 'wallet', {
    id: parts.newId(),
    customerId: debit.customerId,
    kind: 'hold',
    amount: debit.amount,
    reference: debit.reference,
    hold: debit.reference,
    at: parts.now(),
  })
}

/** Ends a hold by spending or releasing it; the part that ended before stays as it is. */
export async function endWalletHold(
  tx: Tx,
  parts: Parts,
  ending: {
    readonly customerId: string
    readonly hold: string
    readonly as: 'capture' | 'release'
    /** The amount to end, when only a part of the hold ends. */
    readonly atMost?: number
    readonly reference?: string
  },
): Promise<void> {
  await lockLedgerAccount(tx, ending.customerId, 'wallet')
  const frozenAmount = sumWalletEntries(await ledgerEntriesOfHold(tx, ending.customerId, ending.hold)).frozen
  const amount = Math.min(frozenAmount, ending.atMost ?? frozenAmount)
  if (amount <= 0) return
  await postLedgerEntry(tx, 'wallet', {
    id: parts.newId(),
    customerId: ending.customerId,
    kind: ending.as,
    amount,
    reference: ending.reference ?? ending.hold,
    hold: ending.hold,
    at: parts.now(),
  })
}

/** Takes an amount out of a wallet, or fails if the wallet has too little. */
export async function spendWalletAmount(tx: Tx, parts: Parts, debit: Debit): Promise<void> {
  await lockWithEnough(tx, debit)
  await postLedgerEntry(tx, 'wallet', { id: parts.newId(), kind: 'spend', at: parts.now(), ...debit })
}
