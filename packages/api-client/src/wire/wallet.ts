import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, field, listOf, resultOf } from './codec.ts'
import { booleanField } from './fields.ts'
import { cardCodec, rewardsCodec, voucherCodec, walletCodec, walletEntryCodec } from './records/wallet.ts'
import { answerOf, pageOf, successCodec } from './value-codecs.ts'
import {
  requiredSingleLineInputSchema,
  singleLineInputSchema,
  secretInputSchema,
  wholeNumberInputSchema,
  booleanInputSchema,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { pageQuery, recordIdParam } from './queries.ts'

export const getWallet = defineOperation({
  id: 'getWallet',
  area: 'wallet',
  method: 'GET',
  path: '/my/wallet',
  summary: 'Balance and frozen amounts, both sums of entries',
  auth: 'required',
  answer: resultOf(walletCodec),
  errors: [],
  cache: 'account',
  extension: true,
})

export const listWalletEntries = defineOperation({
  id: 'listWalletEntries',
  area: 'wallet',
  method: 'GET',
  path: '/my/wallet/entries',
  summary: 'The ledger, newest first',
  auth: 'required',
  query: v.strictObject(pageQuery),
  answer: pageOf(walletEntryCodec),
  errors: [],
  cache: 'account',
  extension: true,
})

export const getRewards = defineOperation({
  id: 'getRewards',
  area: 'wallet',
  method: 'GET',
  path: '/my/rewards',
  summary: 'Points, tier and what is missing to the next',
  auth: 'required',
  answer: resultOf(rewardsCodec),
  errors: [],
  cache: 'account',
  extension: true,
})

export const redeemPoints = defineOperation({
  id: 'redeemPoints',
  area: 'wallet',
  method: 'POST',
  path: '/my/rewards/redeem',
  summary: 'Turn blocks of points into a single-use voucher',
  auth: 'required',
  body: v.strictObject({ blocks: wholeNumberInputSchema(1, 1_000) }),
  answer: resultOf(voucherCodec),
  status: 201,
  idempotent: true,
  errors: ['points_too_few'],
  cache: 'never',
  extension: true,
})

export const listCards = defineOperation({
  id: 'listCards',
  area: 'wallet',
  method: 'GET',
  path: '/my/cards',
  summary: 'Saved cards: brand, last four digits and expiry',
  auth: 'required',
  /**
   * `added_when_paying`: the provider saves a new card on its payment page, not through `addCard`.
   */
  answer: answerOf({
    cards: field('result', listOf(cardCodec)),
    addedWhenPaying: field('added_when_paying', booleanField()),
  }),
  errors: [],
  cache: 'account',
  extension: true,
})

export const addCard = defineOperation({
  id: 'addCard',
  area: 'wallet',
  method: 'POST',
  path: '/my/cards',
  summary: "Keep a card by the payment provider's token; unsaved, it serves once",
  auth: 'required',
  body: body({
    token: field('token', secretInputSchema()),
    holder: field('holder_name', requiredSingleLineInputSchema(textLimits.cardHolder)),
    save: field('save', booleanInputSchema()),
  }),
  answer: resultOf(cardCodec),
  status: 201,
  idempotent: true,
  errors: ['card_token_unknown'],
  cache: 'never',
  extension: true,
})

export const deleteCard = defineOperation({
  id: 'deleteCard',
  area: 'wallet',
  method: 'DELETE',
  path: '/my/cards/:id',
  summary: 'Forget a card',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: successCodec,
  errors: ['not_found'],
  cache: 'never',
  extension: true,
})

export const listVouchers = defineOperation({
  id: 'listVouchers',
  area: 'wallet',
  method: 'GET',
  path: '/my/vouchers',
  summary: 'The vouchers of the customer',
  auth: 'required',
  answer: resultOf(listOf(voucherCodec)),
  errors: [],
  cache: 'account',
  extension: true,
})

export const claimVoucher = defineOperation({
  id: 'claimVoucher',
  area: 'wallet',
  method: 'POST',
  path: '/my/vouchers/claim',
  summary: 'Take a voucher by its code',
  auth: 'required',
  body: v.strictObject({ code: singleLineInputSchema(textLimits.voucherCode) }),
  answer: resultOf(voucherCodec),
  idempotent: true,
  errors: [
    'voucher_unknown',
    'voucher_used',
    'voucher_expired',
    'voucher_already_added',
    'voucher_not_applicable',
  ],
  cache: 'never',
  extension: true,
})
