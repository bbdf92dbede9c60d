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
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toCard, toWalletEntry, toRewards, toVoucher, toWallet } from '../shapes/wallet.ts'
import { portalSuccessMessages } from '../words/portal.ts'

export const walletRoutes: readonly Route[] = [
  defineRoute(getWallet, async ({ app, customer, language }) =>
    toWallet(await readMyWallet(app, customer), language),
  ),

  defineRoute(listWalletEntries, async ({ app, customer, query, language }) =>
    mapPage(await listMyWalletEntries(app, customer, query), (entry) => toWalletEntry(entry, language)),
  ),

  defineRoute(getRewards, async ({ app, customer, language }) =>
    toRewards(await readMyRewards(app, customer), language),
  ),

  defineRoute(redeemPoints, async ({ app, customer, body, idempotencyKey, language }) =>
    toVoucher(await redeemMyPoints(app, customer, body.blocks, idempotencyKey), language, app.now()),
  ),

  defineRoute(listVouchers, async ({ app, customer, language }) =>
    (await listMyVouchers(app, customer)).map((voucher) => toVoucher(voucher, language, app.now())),
  ),

  defineRoute(claimVoucher, async ({ app, customer, body, idempotencyKey, language }) => {
    const claim = () => claimMyVoucher(app, customer, body.code, idempotencyKey)
    const voucher = await limitVoucherGuesses(app, { customerId: customer.id }, claim)
    return toVoucher(voucher, language, app.now())
  }),

  defineRoute(listCards, async ({ app, customer }) => ({
    cards: (await listMyCards(app, customer)).map((card) => toCard(card, app.now())),
    addedWhenPaying: app.payment.cards === undefined,
  })),

  defineRoute(addCard, async ({ app, customer, body, idempotencyKey }) =>
    toCard(await storeMyCard(app, customer, body, idempotencyKey), app.now()),
  ),

  defineRoute(deleteCard, async ({ app, customer, params, language }) => {
    await deleteMyCard(app, customer, params.id)
    return { message: localize(portalSuccessMessages.cardForgotten, language) }
  }),

  defineRoute(createCardToken, async ({ app, body }) => tokenizeSandboxCard(app, body)),
]
