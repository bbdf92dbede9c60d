import { subtract, sum, multiply } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import type { WalletEntryKind } from '../vocabulary/index.ts'

/**
 * One entry of the ledger. Its amount is positive; the kind decides the direction. Entries are never
 * changed.
 */
type WalletEntry = { readonly kind: WalletEntryKind; readonly amount: Money }

type Effect = { readonly balance: -1 | 0 | 1; readonly frozen: -1 | 0 | 1 }

/**
 * The effect of each kind. A hold freezes a part of the balance, for example while a refund awaits
 * approval or a card payment is open; a release unfreezes it; a capture takes it out of the wallet.
 */
const EFFECTS: Readonly<Record<WalletEntryKind, Effect>> = {
  refund: { balance: 1, frozen: 0 },
  cashback: { balance: 1, frozen: 0 },
  compensation: { balance: 1, frozen: 0 },
  spend: { balance: -1, frozen: 0 },
  payout: { balance: -1, frozen: 0 },
  cashback_reversal: { balance: -1, frozen: 0 },
  hold: { balance: 0, frozen: 1 },
  release: { balance: 0, frozen: -1 },
  capture: { balance: -1, frozen: -1 },
}

/** The balance of a wallet, its frozen part, and what can be spent. */
export type WalletTotals = {
  /** Everything in the wallet, including the frozen part. */
  readonly balance: Money
  readonly frozen: Money
  /** What can be spent: the balance without the frozen part. */
  readonly available: Money
}

/**
 * Calculates the balances from the entries; they are never stored. Given only the entries of one
 * hold, `frozen` is what that hold still reserves.
 */
export function walletTotals(entries: readonly WalletEntry[]): WalletTotals {
  const balance = sum(entries.map(({ kind, amount }) => multiply(amount, EFFECTS[kind].balance)))
  const frozen = sum(entries.map(({ kind, amount }) => multiply(amount, EFFECTS[kind].frozen)))
  return { balance, frozen, available: subtract(balance, frozen) }
}
