import type { LedgerEntryKind } from '@sakina/domain/vocabulary'
import type {
  WireCard,
  WireRewards,
  WireOffer,
  WireVoucher,
  WireWallet,
  WireWalletEntry,
} from '@sakina/api-client/wire/shapes/wallet'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { percentToNumber, moneyToWire } from '@sakina/domain/money'
import { pointsChange, type PointsEntryKind, type WalletEntryKind } from '@sakina/domain/wallet'
import type { CardRow } from '../../db/repositories/cards.ts'
import type { CustomerVoucher, VoucherRow } from '../../db/repositories/vouchers.ts'
import type { WalletEntryView, WalletHoldView } from '../../use-cases/wallet/read-wallet.ts'
import { parseFrozenRefundEnding } from '../../use-cases/requests/frozen-refund.ts'
import { isWelcomeCreditReference } from '../../use-cases/wallet/welcome-credit.ts'
import type { Rewards } from '../../use-cases/wallet/rewards.ts'
import type { WalletBalance } from '../../use-cases/wallet/wallet.ts'
import type { Payout } from '../../use-cases/payments/payouts.ts'
import { localize, type Language } from '../language.ts'
import { optionalHalalasToSar, halalasToSar } from '../wire-money.ts'
import { toWirePayout } from './payout.ts'
import {
  ledgerEntryKindNames,
  walletHoldNames,
  tierBonusNames,
  tierNames,
  welcomeCreditName,
} from '../words/portal.ts'

export const toWireWallet = (
  wallet: WalletBalance & { readonly holds: readonly WalletHoldView[]; readonly payouts: readonly Payout[] },
  language: Language,
): WireWallet => ({
  balance: halalasToSar(wallet.balance),
  frozen: halalasToSar(wallet.frozen),
  holds: wallet.holds.map((hold) => ({
    id: hold.id,
    amount: halalasToSar(hold.amount),
    label: localize(walletHoldNames[hold.forWhat], language),
    until: hold.until?.toISOString() ?? null,
  })),
  payouts: wallet.payouts.map(toWirePayout),
})

const kinds = {
  refund: 'refund',
  cashback: 'cashback',
  cashback_reversal: 'cashback_reversed',
  spend: 'spent',
  capture: 'spent',
  hold: 'hold',
  release: 'release',
  compensation: 'adjustment',
  payout: 'adjustment',
  earned: 'points_earned',
  bonus: 'points_bonus',
  redeemed: 'points_redeemed',
  reversed: 'points_reversed',
} as const satisfies Readonly<Record<WalletEntryKind | PointsEntryKind, LedgerEntryKind>>

const refundKinds = {
  sent: 'refund_sent',
  refused: 'refund_refused',
  withdrawn: 'refund_withdrawn',
  cancelled: 'refund_cancelled',
} as const

/**
 * The kind of an entry that a customer sees: a hold that was taken shows as spent or, when it was
 * the hold of a refund, as the outcome of that refund.
 */
function entryKindOf(kind: WalletEntryKind, reference: string): LedgerEntryKind {
  const ending = kind === 'capture' ? parseFrozenRefundEnding(reference) : undefined
  return ending === undefined ? kinds[kind] : refundKinds[ending]
}

export function toWireWalletEntry(
  { entry, kind: ledgerKind, amount, balanceAfter, order }: WalletEntryView,
  language: Language,
): WireWalletEntry {
  const kind = entryKindOf(ledgerKind, entry.reference)
  const name = isWelcomeCreditReference(entry.reference) ? welcomeCreditName : ledgerEntryKindNames[kind]
  return {
    id: entry.id,
    kind,
    label: localize(name, language),
    amount: halalasToSar(amount),
    note: entry.note,
    balance_after: halalasToSar(balanceAfter),
    at: entry.at.toISOString(),
    order_id: order === undefined ? null : { id: order.id, name: order.number },
  }
}

export function toWireRewards(rewards: Rewards, language: Language): WireRewards {
  const { tier, next, missing } = rewards.progress
  return {
    points: rewards.points,
    worth: moneyToWire(rewards.worth),
    points_per_block: rewards.rules.blockPoints,
    discount_per_block: moneyToWire(rewards.rules.blockValue),
    earn_points: rewards.rules.earnPoints,
    earn_per: moneyToWire(rewards.rules.earnPer),
    tier: tier.code,
    tier_label: localize(tierNames[tier.code], language),
    cashback_percent: percentToNumber(tier.cashback),
    spent: moneyToWire(rewards.spent),
    next_tier:
      next === undefined
        ? null
        : { code: next.code, label: localize(tierNames[next.code], language), missing: moneyToWire(missing) },
    tiers: rewards.rules.tiers.map(({ code, from, bonus, cashback }) => ({
      code,
      from: moneyToWire(from),
      bonus,
      cashback_percent: percentToNumber(cashback),
    })),
    entries: rewards.entries.map((entry) => {
      const kind = kinds[entry.kind]
      const name = entry.tier === undefined ? ledgerEntryKindNames[kind] : tierBonusNames[entry.tier]
      return {
        id: entry.id,
        kind,
        label: localize(name, language),
        points: pointsChange(entry),
        at: new Date(entry.at).toISOString(),
      }
    }),
  }
}

export const toWireOffer = (voucher: VoucherRow, language: Language): WireOffer => ({
  code: voucher.code,
  name: localize(voucher.name, language),
  terms: localize(voucher.terms, language),
  percent: voucher.percent,
  amount: optionalHalalasToSar(voucher.amount),
  max_discount: optionalHalalasToSar(voucher.maxDiscount),
  services: [...voucher.services],
  first_order_only: voucher.firstOrderOnly,
  valid_until: voucher.validTo,
})

export function toWireVoucher(
  { voucher, usedAt }: CustomerVoucher,
  language: Language,
  now: Date,
): WireVoucher {
  const over = voucher.validTo !== null && riyadhDay(instant(now)) > voucher.validTo
  return {
    id: voucher.code,
    ...toWireOffer(voucher, language),
    state: usedAt !== null ? 'used' : over ? 'expired' : 'active',
    uses_left: usedAt === null ? 1 : 0,
  }
}

export function toWireCard(card: CardRow, now: Date): WireCard {
  const [month = 1, short = 0] = card.expiry.split('/').map(Number)
  const year = 2000 + short
  return {
    id: card.id,
    brand: card.brand,
    last4: card.lastFour,
    holder_name: card.holder,
    exp_month: month,
    exp_year: year,
    one_use: card.oneUse,
    is_expired: riyadhDay(instant(now)).slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`,
  }
}
