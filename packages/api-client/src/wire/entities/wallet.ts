import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { ledgerEntryKinds, tierCodes, voucherStates } from '@sakina/domain/vocabulary'
import type { LedgerEntryKind, TierCode, VoucherState } from '@sakina/domain/vocabulary'
import type {
  WireCard,
  WireOffer,
  WireRewards,
  WireVoucher,
  WireWallet,
  WireWalletEntry,
} from '../shapes/wallet.ts'
import type { Payout } from './payout.ts'
import { toPayout } from './payout.ts'
import type { Id, RecordReference } from './values.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toMoney, toOptionalMoney } from './values.ts'

export type Wallet = {
  readonly balance: Money
  readonly frozen: Money
  readonly holds: readonly {
    readonly id: Id
    readonly amount: Money
    readonly label: string
    readonly until: Instant | null
  }[]
  /** Refunds that are still on the way to a card. */
  readonly payouts: readonly Payout[]
}

/** Converts a wallet from the wire format. */
export const toWallet = (wire: WireWallet): Wallet => ({
  balance: toMoney(wire.balance),
  frozen: toMoney(wire.frozen),
  holds: wire.holds.map((hold) => ({
    id: hold.id,
    amount: toMoney(hold.amount),
    label: hold.label,
    until: toOptionalInstant(hold.until),
  })),
  payouts: wire.payouts.map(toPayout),
})

export type WalletEntry = {
  readonly id: Id
  readonly kind: LedgerEntryKind | 'unknown'
  readonly label: string
  /** Negative for money that left the wallet. */
  readonly amount: Money
  readonly balanceAfter: Money | null
  /** The reason of the office, in its own words, for an entry posted by hand. */
  readonly note: string | null
  readonly at: Instant | null
  readonly order: RecordReference | null
}

/** Converts an entry of a wallet from the wire format. */
export const toWalletEntry = (wire: WireWalletEntry): WalletEntry => ({
  id: wire.id,
  kind: knownCode(ledgerEntryKinds, wire.kind),
  label: wire.label,
  amount: toMoney(wire.amount),
  balanceAfter: toOptionalMoney(wire.balance_after),
  note: wire.note,
  at: toOptionalInstant(wire.at),
  order: wire.order_id,
})

export type Rewards = {
  readonly points: number
  readonly worth: Money
  readonly pointsPerBlock: number
  readonly discountPerBlock: Money
  /** How many points each `earnPer` of service value earns; null where the provider does not say. */
  readonly earnPoints: number | null
  readonly earnPer: Money | null
  readonly tier: TierCode | 'unknown'
  readonly tierLabel: string
  readonly cashbackPercent: number
  readonly spent: Money
  readonly nextTier: {
    readonly tier: TierCode | 'unknown'
    readonly label: string
    readonly missing: Money
  } | null
  /** From the lowest tier; empty where the provider does not say. */
  readonly tiers: readonly {
    readonly code: TierCode | 'unknown'
    readonly from: Money
    readonly bonus: number
    readonly cashbackPercent: number
  }[]
  readonly entries: readonly {
    readonly id: Id
    readonly kind: LedgerEntryKind | 'unknown'
    readonly label: string
    readonly points: number
    readonly at: Instant | null
  }[]
}

/** Converts a customer's rewards from the wire format. */
export const toRewards = (wire: WireRewards): Rewards => ({
  points: wire.points,
  worth: toMoney(wire.worth),
  pointsPerBlock: wire.points_per_block,
  discountPerBlock: toMoney(wire.discount_per_block),
  earnPoints: wire.earn_points,
  earnPer: toOptionalMoney(wire.earn_per),
  tier: knownCode(tierCodes, wire.tier),
  tierLabel: wire.tier_label,
  cashbackPercent: wire.cashback_percent ?? 0,
  spent: toMoney(wire.spent),
  nextTier: wire.next_tier && {
    tier: knownCode(tierCodes, wire.next_tier.code),
    label: wire.next_tier.label,
    missing: toMoney(wire.next_tier.missing),
  },
  tiers: wire.tiers.map((tier) => ({
    code: knownCode(tierCodes, tier.code),
    from: toMoney(tier.from),
    bonus: tier.bonus,
    cashbackPercent: tier.cashback_percent ?? 0,
  })),
  entries: wire.entries.map((entry) => ({
    id: entry.id,
    kind: knownCode(ledgerEntryKinds, entry.kind),
    label: entry.label,
    points: entry.points,
    at: toOptionalInstant(entry.at),
  })),
})

/** A saved payment card. */
export type Card = {
  readonly id: Id
  readonly brand: string
  readonly last4: string
  readonly holderName: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly isExpired: boolean
  /** Whether the card is deleted after a single payment. */
  readonly isForOnePayment: boolean
}

/** Converts a saved card from the wire format. */
export const toCard = (wire: WireCard): Card => ({
  id: wire.id,
  brand: wire.brand,
  last4: wire.last4,
  holderName: wire.holder_name,
  expiryMonth: wire.exp_month,
  expiryYear: wire.exp_year,
  isExpired: wire.is_expired,
  isForOnePayment: wire.one_use,
})

/** A voucher that every customer may use. */
export type Offer = {
  readonly code: string
  readonly name: string
  readonly terms: string
  /** Either a percentage or an amount. */
  readonly percent: number | null
  readonly amount: Money | null
  readonly maxDiscount: Money | null
  readonly services: readonly string[]
  readonly firstOrderOnly: boolean
  readonly validUntil: LocalDate | null
}

/** A voucher of the customer, with its state and the uses left. */
export type Voucher = Offer & {
  readonly id: Id
  readonly state: VoucherState | 'unknown'
  readonly usesLeft: number | null
}

/** Converts an offer from the wire format. */
export const toOffer = (wire: WireOffer): Offer => ({
  code: wire.code,
  name: wire.name,
  terms: wire.terms,
  percent: wire.percent,
  amount: toOptionalMoney(wire.amount),
  maxDiscount: toOptionalMoney(wire.max_discount),
  services: wire.services,
  firstOrderOnly: wire.first_order_only,
  validUntil: toOptionalDay(wire.valid_until),
})

/** Converts a voucher from the wire format. */
export const toVoucher = (wire: WireVoucher): Voucher => ({
  id: wire.id,
  ...toOffer(wire),
  state: knownCode(voucherStates, wire.state),
  usesLeft: wire.uses_left,
})
