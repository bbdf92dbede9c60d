import { toNumbered } from './relation.ts'
import type {
  Card as CardEntity,
  Offer as OfferEntity,
  Rewards as RewardsEntity,
  Voucher as VoucherEntity,
  Wallet as WalletEntity,
  WalletEntry as WalletEntryEntity,
} from '@sakina/api-client/wire/records/wallet'
import type { LedgerEntryKind } from '@sakina/domain/vocabulary'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { percentToNumber, money } from '@sakina/domain/money'
import { pointsChange, type PointsEntryKind, type WalletEntryKind } from '@sakina/domain/wallet'
import type { CardRow } from '../../db/repositories/cards.ts'
import type { CustomerVoucher, VoucherRow } from '../../db/repositories/vouchers.ts'
import type { WalletEntryView, WalletHoldView } from '../../use-cases/wallet/read-wallet.ts'
import { parseFrozenRefundEnding } from '../../use-cases/requests/frozen-refund.ts'
import { isWelcomeCreditReference } from '../../use-cases/wallet/welcome-credit.ts'
import type { Rewards } from '../../use-cases/wallet/rewards.ts'
import type { WalletBalance } from '../../use-cases/wallet/wallet.ts'
import type { Payout } from '@sakina/api-client/wire/records/payout'
import { optionalDay, optionalInstant, optionalMoney } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import {
  ledgerEntryKindNames,
  walletHoldNames,
  tierBonusNames,
  tierNames,
  welcomeCreditName,
} from '../words/portal.ts'

export const toWallet = (
  wallet: WalletBalance & { readonly holds: readonly WalletHoldView[]; readonly payouts: readonly Payout[] },
  language: Language,
): WalletEntity => ({
  balance: money(wallet.balance),
  frozen: money(wallet.frozen),
  holds: wallet.holds.map((hold) => ({
    id: hold.id,
    amount: money(hold.amount),
    label: localize(walletHoldNames[hold.forWhat], language),
    until: optionalInstant(hold.until),
  })),
  payouts: wallet.payouts,
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

export function toWalletEntry(
  { entry, kind: ledgerKind, amount, balanceAfter, order }: WalletEntryView,
  language: Language,
): WalletEntryEntity {
  const kind = entryKindOf(ledgerKind, entry.reference)
  const name = isWelcomeCreditReference(entry.reference) ? welcomeCreditName : ledgerEntryKindNames[kind]
  return {
    id: entry.id,
    kind,
    label: localize(name, language),
    amount: money(amount),
    note: entry.note,
    balanceAfter: money(balanceAfter),
    at: instant(entry.at),
    order: toNumbered(order),
  }
}

export function toRewards(rewards: Rewards, language: Language): RewardsEntity {
  const { tier, next, missing } = rewards.progress
  return {
    points: rewards.points,
    worth: rewards.worth,
    pointsPerBlock: rewards.rules.blockPoints,
    discountPerBlock: rewards.rules.blockValue,
    earnPoints: rewards.rules.earnPoints,
    earnPer: rewards.rules.earnPer,
    tier: tier.code,
    tierLabel: localize(tierNames[tier.code], language),
    cashbackPercent: percentToNumber(tier.cashback),
    spent: rewards.spent,
    nextTier:
      next === undefined
        ? null
        : { tier: next.code, label: localize(tierNames[next.code], language), missing: missing },
    tiers: rewards.rules.tiers.map(({ code, from, bonus, cashback }) => ({
      code,
      from: from,
      bonus,
      cashbackPercent: percentToNumber(cashback),
    })),
    entries: rewards.entries.map((entry) => {
      const kind = kinds[entry.kind]
      const name = entry.tier === undefined ? ledgerEntryKindNames[kind] : tierBonusNames[entry.tier]
      return {
        id: entry.id,
        kind,
        label: localize(name, language),
        points: pointsChange(entry),
        at: instant(entry.at),
      }
    }),
  }
}

export const toOffer = (voucher: VoucherRow, language: Language): OfferEntity => ({
  code: voucher.code,
  name: localize(voucher.name, language),
  terms: localize(voucher.terms, language),
  percent: voucher.percent,
  amount: optionalMoney(voucher.amount),
  maxDiscount: optionalMoney(voucher.maxDiscount),
  services: [...voucher.services],
  firstOrderOnly: voucher.firstOrderOnly,
  validUntil: optionalDay(voucher.validTo),
})

export function toVoucher(
  { voucher, usedAt }: CustomerVoucher,
  language: Language,
  now: Date,
): VoucherEntity {
  const over = voucher.validTo !== null && riyadhDay(instant(now)) > voucher.validTo
  return {
    id: voucher.code,
    ...toOffer(voucher, language),
    state: usedAt !== null ? 'used' : over ? 'expired' : 'active',
    usesLeft: usedAt === null ? 1 : 0,
  }
}

export function toCard(card: CardRow, now: Date): CardEntity {
  const [month = 1, short = 0] = card.expiry.split('/').map(Number)
  const year = 2000 + short
  return {
    id: card.id,
    brand: card.brand,
    last4: card.lastFour,
    holderName: card.holder,
    expiryMonth: month,
    expiryYear: year,
    isForOnePayment: card.oneUse,
    isExpired: riyadhDay(instant(now)).slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`,
  }
}
