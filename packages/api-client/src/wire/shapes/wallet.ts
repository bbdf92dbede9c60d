import * as v from 'valibot'
import {
  amountField,
  countField,
  dayField,
  decimalField,
  booleanField,
  idField,
  listField,
  instantField,
  optionalCountField,
  optionalObjectField,
  optionalTextField,
  relationField,
  requiredAmountField,
  textField,
} from '../fields.ts'
import { payoutSchema } from './payout.ts'

export const walletSchema = v.object({
  balance: requiredAmountField(),
  frozen: requiredAmountField(),
  holds: listField(
    v.object({ id: idField(), amount: requiredAmountField(), label: textField(), until: instantField() }),
  ),
  /** Refunds that are still on the way to a card. */
  payouts: listField(payoutSchema),
})
export type WireWallet = v.InferOutput<typeof walletSchema>

export const walletEntrySchema = v.object({
  id: idField(),
  kind: textField(),
  label: textField(),
  amount: requiredAmountField(),
  balance_after: amountField(),
  /** The reason of the office, in its own words, for an entry posted by hand. */
  note: optionalTextField(),
  at: instantField(),
  order_id: relationField(),
})
export type WireWalletEntry = v.InferOutput<typeof walletEntrySchema>

export const rewardsSchema = v.object({
  points: countField(),
  /**
   * The value of the points in SAR. Only whole blocks count, because only those can be redeemed.
   */
  worth: requiredAmountField(),
  points_per_block: countField(),
  discount_per_block: requiredAmountField(),
  /** How many points each `earn_per` SAR of service value earn; `null` where unknown. */
  earn_points: optionalCountField(),
  earn_per: amountField(),
  tier: textField(),
  tier_label: textField(),
  cashback_percent: decimalField(),
  spent: requiredAmountField(),
  next_tier: optionalObjectField({ code: textField(), label: textField(), missing: requiredAmountField() }),
  /** From the lowest tier; `from` is the amount spent in twelve months. */
  tiers: listField(
    v.object({
      code: textField(),
      from: requiredAmountField(),
      bonus: countField(),
      cashback_percent: decimalField(),
    }),
  ),
  entries: listField(
    v.object({
      id: idField(),
      kind: textField(),
      label: textField(),
      points: countField(),
      at: instantField(),
    }),
  ),
})
export type WireRewards = v.InferOutput<typeof rewardsSchema>

export const cardSchema = v.object({
  id: idField(),
  brand: textField(),
  last4: textField(),
  holder_name: textField(),
  exp_month: countField(),
  exp_year: countField(),
  is_expired: booleanField(),
  /** Whether the card is deleted after a single payment. */
  one_use: booleanField(),
})
export type WireCard = v.InferOutput<typeof cardSchema>

const offerEntries = {
  code: textField(),
  name: textField(),
  terms: textField(),
  percent: decimalField(),
  amount: amountField(),
  max_discount: amountField(),
  services: listField(textField()),
  first_order_only: booleanField(),
  valid_until: dayField(),
}

/** A voucher that every customer may use. */
export const offerSchema = v.object(offerEntries)
export type WireOffer = v.InferOutput<typeof offerSchema>

export const voucherSchema = v.object({
  id: idField(),
  ...offerEntries,
  state: textField(),
  uses_left: optionalCountField(),
})
export type WireVoucher = v.InferOutput<typeof voucherSchema>
