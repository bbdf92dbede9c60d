import * as v from 'valibot'
import {
  amount,
  count,
  day,
  decimal,
  flag,
  id,
  list,
  moment,
  optionalCount,
  optionalObject,
  optionalText,
  relation,
  requiredAmount,
  text,
} from '../fields.ts'
import { payoutSchema } from './payout.ts'

export const walletSchema = v.object({
  balance: requiredAmount(),
  frozen: requiredAmount(),
  holds: list(v.object({ id: id(), amount: requiredAmount(), label: text(), until: moment() })),
  /** What was given back and is awaited at a card. */
  payouts: list(payoutSchema),
})
export type WireWallet = v.InferOutput<typeof walletSchema>

export const walletEntrySchema = v.object({
  id: id(),
  kind: text(),
  label: text(),
  amount: requiredAmount(),
  balance_after: amount(),
  /** Why the office posted it, in its own words. */
  note: optionalText(),
  at: moment(),
  order_id: relation(),
})
export type WireWalletEntry = v.InferOutput<typeof walletEntrySchema>

export const rewardsSchema = v.object({
  points: count(),
  /** What the points are worth in whole blocks. */
  worth: requiredAmount(),
  points_per_block: count(),
  discount_per_block: requiredAmount(),
  /** So many points for each so many SAR of service value; `null` where nothing was said. */
  earn_points: optionalCount(),
  earn_per: amount(),
  tier: text(),
  tier_label: text(),
  cashback_percent: decimal(),
  spent: requiredAmount(),
  next_tier: optionalObject({ code: text(), label: text(), missing: requiredAmount() }),
  /** From the lowest; `from` is what was spent in twelve months. */
  tiers: list(
    v.object({ code: text(), from: requiredAmount(), bonus: count(), cashback_percent: decimal() }),
  ),
  entries: list(v.object({ id: id(), kind: text(), label: text(), points: count(), at: moment() })),
})
export type WireRewards = v.InferOutput<typeof rewardsSchema>

export const cardSchema = v.object({
  id: id(),
  brand: text(),
  last4: text(),
  holder_name: text(),
  exp_month: count(),
  exp_year: count(),
  is_expired: flag(),
  /** It pays once and is forgotten then. */
  one_use: flag(),
})
export type WireCard = v.InferOutput<typeof cardSchema>

const offerEntries = {
  code: text(),
  name: text(),
  terms: text(),
  percent: decimal(),
  amount: amount(),
  max_discount: amount(),
  services: list(text()),
  first_order_only: flag(),
  valid_until: day(),
}

/** A voucher that everybody may use. */
export const offerSchema = v.object(offerEntries)
export type WireOffer = v.InferOutput<typeof offerSchema>

export const voucherSchema = v.object({
  id: id(),
  ...offerEntries,
  state: text(),
  uses_left: optionalCount(),
})
export type WireVoucher = v.InferOutput<typeof voucherSchema>
