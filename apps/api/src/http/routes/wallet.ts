import { createCardToken } from '@sakina/api-client/wire/checkout'
import {
  addCard,
  claimVoucher,
  deleteCard,
  getRewards,
  getWallet,
  listCards,
  listVouchers,
  listWalletEntries,
  redeemPoints,
} from '@sakina/api-client/wire/wallet'
import { limitVoucherGuesses } from '../../use-cases/limits.ts'
import { deleteMyCard, storeMyCard, listMyCards, tokenizeSandboxCard } from '../../use-cases/wallet/cards.ts'
import { listMyWalletEntries, readMyWallet } from '../../use-cases/wallet/read-wallet.ts'
import {
  claimMyVoucher,
  readMyRewards,
  listMyVouchers,
  redeemMyPoints,
} from '../../use-cases/wallet/rewards.ts'
import { resultBody, resultPageBody, successBody } from '../response-bodies.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import {
  toWireCard,
  toWireWalletEntry,
  toWireRewards,
  toWireVoucher,
  toWireWallet,
} from '../shapes/wallet.ts'
import { portalSuccessMessages } from '../words/portal.ts'

export const walletRoutes: readonly Route[] = [
  defineRoute(getWallet, async ({ app, customer, language }) =>
    resultBody(toWireWallet(await readMyWallet(app, customer), language)),
  ),

  defineRoute(listWalletEntries, async ({ app, customer, query, language }) =>
    resultPageBody(await listMyWalletEntries(app, customer, query), (entry) =>
      toWireWalletEntry(entry, language),
    ),
  ),

  defineRoute(getRewards, async ({ app, customer, language }) =>
    resultBody(toWireRewards(await readMyRewards(app, customer), language)),
  ),

  defineRoute(redeemPoints, async ({ app, customer, body, idempotencyKey, language }) =>
    resultBody(
      toWireVoucher(await redeemMyPoints(app, customer, body.blocks, idempotencyKey), language, app.now()),
    ),
  ),

  defineRoute(listVouchers, async ({ app, customer, language }) =>
    resultBody(
      (await listMyVouchers(app, customer)).map((voucher) => toWireVoucher(voucher, language, app.now())),
    ),
  ),

  defineRoute(claimVoucher, async ({ app, customer, body, idempotencyKey, language }) => {
    const claim = () => claimMyVoucher(app, customer, body.code, idempotencyKey)
    const voucher = await limitVoucherGuesses(app, { customerId: customer.id }, claim)
    return resultBody(toWireVoucher(voucher, language, app.now()))
  }),

  defineRoute(listCards, async ({ app, customer }) => ({
    ...resultBody((await listMyCards(app, customer)).map((card) => toWireCard(card, app.now()))),
    added_when_paying: app.payment.cards === undefined,
  })),

  defineRoute(addCard, async ({ app, customer, body, idempotencyKey }) =>
    resultBody(toWireCard(await storeMyCard(app, customer, body, idempotencyKey), app.now())),
  ),

  defineRoute(deleteCard, async ({ app, customer, params, language }) => {
    await deleteMyCard(app, customer, params.id)
    return successBody({ message: localize(portalSuccessMessages.cardForgotten, language) })
  }),

  defineRoute(createCardToken, async ({ app, body }) => resultBody(tokenizeSandboxCard(app, body))),
]
