import type { Instant } from '../calendar/index.ts'
import type { Money } from '../money/index.ts'

import type { WalletEntryKind } from '../vocabulary/index.ts'

export type HoldKind = Extract<WalletEntryKind, 'hold' | 'release' | 'capture'>
export type DebitKind = Extract<WalletEntryKind, 'spend' | 'payout' | 'cashback_reversal'>
export type CreditKind = Exclude<WalletEntryKind, DebitKind | HoldKind>

type Common = { readonly id: string; readonly amount: Money; readonly at: Instant }

/** One line of the ledger. The amount is above zero; the kind says what it does. Entries are never changed. */
export type WalletEntry =
  | (Common & { readonly kind: CreditKind | DebitKind })
  | (Common & { readonly kind: HoldKind; readonly hold: string })

type Effect = { readonly balance: -1 | 0 | 1; readonly frozen: -1 | 0 | 1 }

/**
 * What each kind does. A hold freezes a part of the balance, as while a refund awaits approval or a card payment is
 * open; a release frees it; a capture takes it out of the wallet.
 */
export const EFFECTS: Readonly<Record<WalletEntryKind, Effect>> = {
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
