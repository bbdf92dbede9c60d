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
import { deleteMyCard, storeMyCard, myCards, tokenizeCard } from '../../use-cases/wallet/cards.ts'
import { myEntries, myWallet } from '../../use-cases/wallet/read-wallet.ts'
import { claimMyVoucher, myRewards, myVouchers, redeemMyPoints } from '../../use-cases/wallet/rewards.ts'
import { result, resultPage, success } from '../answers.ts'
import { localize } from '../language.ts'
import { route, type Route } from '../route.ts'
import { toWireCard, toWireEntry, toWireRewards, toWireVoucher, toWireWallet } from '../shapes/wallet.ts'
import { portalMessages } from '../words/portal.ts'

export const walletRoutes: readonly Route[] = [
  route(getWallet, async ({ app, customer, language }) =>
    result(toWireWallet(await myWallet(app, customer), language)),
  ),

  route(listWalletEntries, async ({ app, customer, query, language }) =>
    resultPage(await myEntries(app, customer, query), (entry) => toWireEntry(entry, language)),
  ),

  route(getRewards, async ({ app, customer, language }) =>
    result(toWireRewards(await myRewards(app, customer), language)),
  ),

  route(redeemPoints, async ({ app, customer, body, idempotencyKey, language }) =>
    result(
      toWireVoucher(await redeemMyPoints(app, customer, body.blocks, idempotencyKey), language, app.now()),
    ),
  ),

  route(listVouchers, async ({ app, customer, language }) =>
    result((await myVouchers(app, customer)).map((held) => toWireVoucher(held, language, app.now()))),
  ),

  route(claimVoucher, async ({ app, customer, body, idempotencyKey, language }) =>
    result(
      toWireVoucher(await claimMyVoucher(app, customer, body.code, idempotencyKey), language, app.now()),
    ),
  ),

  route(listCards, async ({ app, customer }) => ({
    ...result((await myCards(app, customer)).map((card) => toWireCard(card, app.now()))),
    added_when_paying: app.payment.cards === undefined,
  })),

  route(addCard, async ({ app, customer, body, idempotencyKey }) =>
    result(toWireCard(await storeMyCard(app, customer, body, idempotencyKey), app.now())),
  ),

  route(deleteCard, async ({ app, customer, params, language }) => {
    await deleteMyCard(app, customer, params.id)
    return success({ message: localize(portalMessages.cardForgotten, language) })
  }),

  route(createCardToken, async ({ app, body }) => result(tokenizeCard(app, body))),
]
