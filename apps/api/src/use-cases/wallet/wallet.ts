import { EFFECTS, type WalletEntryKind } from '@sakina/domain/wallet'
import type { Application } from '../../application.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { heldUnder, lockAccount, postEntry, sumsByKind } from '../../db/repositories/ledger.ts'
import { Failure } from '../../failures/failure.ts'

type Parts = Pick<Application, 'newId' | 'now'>

export const isWalletKind = (kind: string): kind is WalletEntryKind => Object.hasOwn(EFFECTS, kind)

export type Balance = { readonly balance: number; readonly frozen: number; readonly available: number }

/** A balance is what its entries add up to; the domain says which way each kind counts. */
export async function walletBalance(db: Queries, customerId: string): Promise<Balance> {
  let balance = 0
  let frozen = 0
  for (const { kind, amount } of await sumsByKind(db, customerId, 'wallet')) {
    if (!isWalletKind(kind)) continue
    balance += EFFECTS[kind].balance * amount
    frozen += EFFECTS[kind].frozen * amount
  }
  return { balance, frozen, available: balance - frozen }
}

type Debit = { readonly customerId: string; readonly amount: number; readonly reference: string }

async function lockWithEnough(tx: Tx, { customerId, amount }: Debit): Promise<void> {
  await lockAccount(tx, customerId, 'wallet')
  if ((await walletBalance(tx, customerId)).available < amount) throw new Failure('balance_too_low')
}

/** Freezes a part of the balance while a payment is open. */
export async function holdBalance(tx: Tx, parts: Parts, debit: Debit): Promise<void> {
  await lockWithEnough(tx, debit)
  await postEntry(tx, 'wallet', {
    id: parts.newId(),
    customerId: debit.customerId,
    kind: 'hold',
    amount: debit.amount,
    reference: debit.reference,
    hold: debit.reference,
    at: parts.now(),
  })
}

/** Ends a hold: the money is spent, or free again. What was ended before stays so. */
export async function endHold(
  tx: Tx,
  parts: Parts,
  ending: {
    readonly customerId: string
    readonly hold: string
    readonly as: 'capture' | 'release'
    /** Where only a part of the hold ends. */
    readonly atMost?: number
    readonly reference?: string
  },
): Promise<void> {
  await lockAccount(tx, ending.customerId, 'wallet')
  const held = await heldUnder(tx, ending.customerId, ending.hold)
  const amount = Math.min(held, ending.atMost ?? held)
  if (amount <= 0) return
  await postEntry(tx, 'wallet', {
    id: parts.newId(),
    customerId: ending.customerId,
    kind: ending.as,
    amount,
    reference: ending.reference ?? ending.hold,
    hold: ending.hold,
    at: parts.now(),
  })
}

export async function spendBalance(tx: Tx, parts: Parts, debit: Debit): Promise<void> {
  await lockWithEnough(tx, debit)
  await postEntry(tx, 'wallet', { id: parts.newId(), kind: 'spend', at: parts.now(), ...debit })
}
