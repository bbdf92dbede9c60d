import { ledgerEntryKinds, tierCodes, voucherStates } from '@sakina/domain/vocabulary'
import { codec, field, listOf, record, type ValueOf } from '../codec.ts'
import {
  booleanField,
  countField,
  decimalField,
  idField,
  listField,
  optionalCountField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'
import {
  amount,
  code,
  extended,
  optionalAmount,
  optionalDay,
  optionalInstant,
  optionalRecord,
} from '../value-codecs.ts'
import { payoutCodec } from './payout.ts'

export const walletCodec = /* @__PURE__ */ record({
  balance: field('balance', amount()),
  frozen: field('frozen', amount()),
  holds: field(
    'holds',
    listOf(
      record({
        id: field('id', idField()),
        amount: field('amount', amount()),
        label: field('label', textField()),
        until: field('until', optionalInstant()),
      }),
    ),
  ),
  payouts: field('payouts', listOf(payoutCodec)),
})
export type Wallet = ValueOf<typeof walletCodec>

export const walletEntryCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  kind: field('kind', code(ledgerEntryKinds)),
  label: field('label', textField()),
  amount: field('amount', amount()),
  balanceAfter: field('balance_after', optionalAmount()),
  note: field('note', optionalTextField()),
  at: field('at', optionalInstant()),
  order: field('order_id', relationField()),
})
export type WalletEntry = ValueOf<typeof walletEntryCodec>

// @__NO_SIDE_EFFECTS__
const percentage = () =>
  codec(decimalField(), { decode: (percent) => percent ?? 0, encode: (percent: number) => percent })

export const rewardsCodec = /* @__PURE__ */ record({
  points: field('points', countField()),
  worth: field('worth', amount()),
  pointsPerBlock: field('points_per_block', countField()),
  discountPerBlock: field('discount_per_block', amount()),
  earnPoints: field('earn_points', optionalCountField()),
  earnPer: field('earn_per', optionalAmount()),
  tier: field('tier', code(tierCodes)),
  tierLabel: field('tier_label', textField()),
  cashbackPercent: field('cashback_percent', percentage()),
  spent: field('spent', amount()),
  nextTier: field(
    'next_tier',
    optionalRecord(
      record({
        tier: field('code', code(tierCodes)),
        label: field('label', textField()),
        missing: field('missing', amount()),
      }),
    ),
  ),
  tiers: field(
    'tiers',
    listOf(
      record({
        code: field('code', code(tierCodes)),
        from: field('from', amount()),
        bonus: field('bonus', countField()),
        cashbackPercent: field('cashback_percent', percentage()),
      }),
    ),
  ),
  entries: field(
    'entries',
    listOf(
      record({
        id: field('id', idField()),
        kind: field('kind', code(ledgerEntryKinds)),
        label: field('label', textField()),
        points: field('points', countField()),
        at: field('at', optionalInstant()),
      }),
    ),
  ),
})
export type Rewards = ValueOf<typeof rewardsCodec>

/** A saved payment card. */
export const cardCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  brand: field('brand', textField()),
  last4: field('last4', textField()),
  holderName: field('holder_name', textField()),
  expiryMonth: field('exp_month', countField()),
  expiryYear: field('exp_year', countField()),
  isExpired: field('is_expired', booleanField()),
  isForOnePayment: field('one_use', booleanField()),
})
export type Card = ValueOf<typeof cardCodec>

/** A voucher that every customer may use: of a percentage or an amount. */
export const offerCodec = /* @__PURE__ */ record({
  code: field('code', textField()),
  name: field('name', textField()),
  terms: field('terms', textField()),
  percent: field('percent', decimalField()),
  amount: field('amount', optionalAmount()),
  maxDiscount: field('max_discount', optionalAmount()),
  services: field('services', listField(textField())),
  firstOrderOnly: field('first_order_only', booleanField()),
  validUntil: field('valid_until', optionalDay()),
})
export type Offer = ValueOf<typeof offerCodec>

/** A voucher of the customer, with its state and the uses left. */
export const voucherCodec = /* @__PURE__ */ extended(offerCodec, {
  id: field('id', idField()),
  state: field('state', code(voucherStates)),
  usesLeft: field('uses_left', optionalCountField()),
})
export type Voucher = ValueOf<typeof voucherCodec>
