import type { EntryKind } from '@sakina/domain/vocabulary'
import type {
  WireCard,
  WireRewards,
  WireVoucher,
  WireWallet,
  WireWalletEntry,
} from '@sakina/api-client/wire/shapes/wallet'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { percentNumber, toWire } from '@sakina/domain/money'
import type { CardRow } from '../../db/repositories/cards.ts'
import type { HeldVoucher } from '../../db/repositories/vouchers.ts'
import type { EntryView, Hold } from '../../use-cases/wallet/read-wallet.ts'
import type { Rewards } from '../../use-cases/wallet/rewards.ts'
import type { Balance } from '../../use-cases/wallet/wallet.ts'
import { say, type Language } from '../language.ts'
import { optionalSar, sar } from '../wire-money.ts'
import { entryKindNames, holdNames, tierNames } from '../words/portal.ts'

export const toWireWallet = (
  wallet: Balance & { readonly holds: readonly Hold[] },
  language: Language,
): WireWallet => ({
  balance: sar(wallet.balance),
  frozen: sar(wallet.frozen),
  holds: wallet.holds.map((hold) => ({
    id: hold.id,
    amount: sar(hold.amount),
    label: say(holdNames[hold.forWhat], language),
    until: hold.until?.toISOString() ?? null,
  })),
})

const kinds: Readonly<Record<string, EntryKind>> = {
  refund: 'refund',
  cashback: 'cashback',
  spend: 'spent',
  capture: 'spent',
  hold: 'hold',
  release: 'release',
  earned: 'points_earned',
  bonus: 'points_earned',
  redeemed: 'points_redeemed',
  reversed: 'points_reversed',
}

const kindOf = (kind: string, reference = ''): EntryKind =>
  // what a refund leaves the wallet by is no purchase
  kind === 'capture' && reference.startsWith('return:') ? 'adjustment' : (kinds[kind] ?? 'adjustment')

export function toWireEntry(
  { entry, amount, balanceAfter, order }: EntryView,
  language: Language,
): WireWalletEntry {
  const kind = kindOf(entry.kind, entry.reference)
  return {
    id: entry.id,
    kind,
    label: say(entryKindNames[kind], language),
    amount: sar(amount),
    note: entry.note,
    balance_after: sar(balanceAfter),
    at: entry.at.toISOString(),
    order_id: order === undefined ? null : { id: order.id, name: order.number },
  }
}

export function toWireRewards(rewards: Rewards, language: Language): WireRewards {
  const { tier, next, missing } = rewards.progress
  return {
    points: rewards.points,
    worth: toWire(rewards.worth),
    points_per_block: rewards.rules.blockPoints,
    discount_per_block: toWire(rewards.rules.blockValue),
    earn_points: rewards.rules.earnPoints,
    earn_per: toWire(rewards.rules.earnPer),
    tier: tier.code,
    tier_label: say(tierNames[tier.code], language),
    cashback_percent: percentNumber(tier.cashback),
    spent: toWire(rewards.spent),
    next_tier:
      next === undefined
        ? null
        : { code: next.code, label: say(tierNames[next.code], language), missing: toWire(missing) },
    tiers: rewards.rules.tiers.map(({ code, from, bonus, cashback }) => ({
      code,
      from: toWire(from),
      bonus,
      cashback_percent: percentNumber(cashback),
    })),
    entries: rewards.entries.map((entry) => {
      const kind = kindOf(entry.kind)
      const comes = kind === 'points_earned'
      return {
        id: entry.id,
        kind,
        label: say(entryKindNames[kind], language),
        points: comes ? entry.points : -entry.points,
        at: new Date(entry.at).toISOString(),
      }
    }),
  }
}

export function toWireVoucher({ voucher, usedAt }: HeldVoucher, language: Language, now: Date): WireVoucher {
  const over = voucher.validTo !== null && riyadhDay(instant(now)) > voucher.validTo
  return {
    id: voucher.code,
    code: voucher.code,
    name: say(voucher.name, language),
    terms: say(voucher.terms, language),
    percent: voucher.percent,
    amount: optionalSar(voucher.amount),
    max_discount: optionalSar(voucher.maxDiscount),
    services: [...voucher.services],
    first_order_only: voucher.firstOrderOnly,
    valid_until: voucher.validTo,
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
    is_expired: riyadhDay(instant(now)).slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`,
  }
}
