import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toCard, toRewards, toVoucher, toWallet, toWalletEntry } from './entities/wallet.ts'
import { successSchema, toSuccessResponse } from './acknowledged.ts'
import { answered, answeredPage, toPage, envelopeSchema } from './envelope.ts'
import { flag, list } from './fields.ts'
import { filledLine, line, secretText, wholeNumberInput, yesNo } from './inputs.ts'
import { operation } from './operation.ts'
import { paged, recordId } from './queries.ts'
import { cardSchema, rewardsSchema, voucherSchema, walletEntrySchema, walletSchema } from './shapes/wallet.ts'

export const getWallet = operation({
  id: 'getWallet',
  area: 'wallet',
  method: 'GET',
  path: '/my/wallet',
  summary: 'Balance and frozen amounts, both sums of entries',
  auth: 'required',
  answer: answered(walletSchema),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result }) => toWallet(result),
})

export const listWalletEntries = operation({
  id: 'listWalletEntries',
  area: 'wallet',
  method: 'GET',
  path: '/my/wallet/entries',
  summary: 'The ledger, newest first',
  auth: 'required',
  query: v.strictObject(paged),
  answer: answeredPage(walletEntrySchema),
  errors: [],
  cache: 'account',
  extension: true,
  read: (answer) => toPage(answer, toWalletEntry),
})

export const getRewards = operation({
  id: 'getRewards',
  area: 'wallet',
  method: 'GET',
  path: '/my/rewards',
  summary: 'Points, tier and what is missing to the next',
  auth: 'required',
  answer: answered(rewardsSchema),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result }) => toRewards(result),
})

export const redeemPoints = operation({
  id: 'redeemPoints',
  area: 'wallet',
  method: 'POST',
  path: '/my/rewards/redeem',
  summary: 'Turn blocks of points into a single-use voucher',
  auth: 'required',
  body: v.strictObject({ blocks: wholeNumberInput(1, 1_000) }),
  answer: answered(voucherSchema),
  status: 201,
  idempotent: true,
  errors: ['points_too_few'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toVoucher(result),
})

export const listCards = operation({
  id: 'listCards',
  area: 'wallet',
  method: 'GET',
  path: '/my/cards',
  summary: 'Saved cards: brand, last four digits and expiry',
  auth: 'required',
  /** A provider with a page of its own keeps a card as it is paid with; numbers are typed nowhere else. */
  answer: envelopeSchema({ result: list(cardSchema), added_when_paying: flag() }),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result, added_when_paying: addedWhenPaying }) => ({ cards: result.map(toCard), addedWhenPaying }),
})

export const addCard = operation({
  id: 'addCard',
  area: 'wallet',
  method: 'POST',
  path: '/my/cards',
  summary: "Keep a card by the payment provider's token; unsaved, it serves once",
  auth: 'required',
  body: v.strictObject({
    token: secretText(),
    holder_name: filledLine(textLimits.cardHolder),
    save: yesNo(),
  }),
  answer: answered(cardSchema),
  status: 201,
  idempotent: true,
  errors: ['card_token_unknown'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toCard(result),
})

export const deleteCard = operation({
  id: 'deleteCard',
  area: 'wallet',
  method: 'DELETE',
  path: '/my/cards/:id',
  summary: 'Forget a card',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: successSchema,
  errors: ['not_found'],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const listVouchers = operation({
  id: 'listVouchers',
  area: 'wallet',
  method: 'GET',
  path: '/my/vouchers',
  summary: 'The vouchers of the customer',
  auth: 'required',
  answer: answered(list(voucherSchema)),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result }) => result.map(toVoucher),
})

export const claimVoucher = operation({
  id: 'claimVoucher',
  area: 'wallet',
  method: 'POST',
  path: '/my/vouchers/claim',
  summary: 'Take a voucher by its code',
  auth: 'required',
  body: v.strictObject({ code: line(textLimits.voucherCode) }),
  answer: answered(voucherSchema),
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
  read: ({ result }) => toVoucher(result),
})
