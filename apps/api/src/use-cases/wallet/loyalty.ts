import {
  bonusesDue,
  cashbackFor,
  cashbackToReverse,
  pointsEarned,
  pointsToReverse,
  servedAfterRefund,
  tierOf,
} from '@sakina/domain/loyalty'
import { money, ratioOf, subtract, type Money } from '@sakina/domain/money'
import { paidFor } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockAccount, postEntry, sumUnder } from '../../db/repositories/ledger.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { pointsOf, tierReference } from './points.ts'
import { spentLately } from './rewards.ts'
import { walletBalance } from './wallet.ts'

type Parts = Pick<Application, 'newId' | 'now' | 'config'>

/** So much of an order was served: visit k of n, or the worker was received (1 of 1). */
export type Served = {
  readonly order: Order
  readonly what: string
  readonly part: number
  readonly of: number
}

const under = (order: Order): string => `served:${order.id}:`

async function awardBonuses(tx: Tx, parts: Parts, customerId: string): Promise<void> {
  const at = parts.now()
  const spent = await spentLately(tx, customerId, at)
  const awarded = (await pointsOf(tx, customerId)).entries.flatMap(({ tier }) => tier ?? [])
  for (const tier of bonusesDue(spent, awarded, parts.config.loyalty))
    await postEntry(tx, 'points', {
      id: parts.newId(),
      customerId,
      kind: 'bonus',
      amount: tier.bonus,
      reference: tierReference(tier.code, customerId),
      at,
    })
}

/** Points and cashback for what was served, once for each part; all parts together give exactly what the whole gives. */
export async function creditServed(tx: Tx, parts: Parts, { order, what, part, of }: Served): Promise<void> {
  // without a payment to us there is nothing to reward
  if (order.quote === null || order.paidAt === null) return
  const { loyalty } = parts.config
  const { customerId } = order
  const service = paidFor(order.quote).service
  const upTo = (count: number) => ratioOf(service, count, of)
  const [before, after] = [upTo(part - 1), upTo(part)]
  const points = pointsEarned(after, loyalty) - pointsEarned(before, loyalty)
  const reference = `${under(order)}${what}`
  const entry = { customerId, reference, at: parts.now() }
  await lockAccount(tx, customerId, 'points')
  await lockAccount(tx, customerId, 'wallet')
  if (points > 0)
    await postEntry(tx, 'points', { ...entry, id: parts.newId(), kind: 'earned', amount: points })
  const tier = tierOf(await spentLately(tx, customerId, parts.now()), loyalty)
  const cashback = subtract(cashbackFor(money(after), tier), cashbackFor(money(before), tier))
  if (cashback > 0)
    await postEntry(tx, 'wallet', { ...entry, id: parts.newId(), kind: 'cashback', amount: cashback })
  await awardBonuses(tx, parts, customerId)
}

type Refunded = {
  readonly order: Order
  /** The service's value that was served so far, and how much of the whole service's value goes back. */
  readonly served: Money
  readonly refunded: Money
  readonly reference: string
}

/** A refund takes back what the served part of what it refunds had earned, as far as it is still there. */
export async function reverseServed(
  tx: Tx,
  parts: Parts,
  { order, served, refunded, reference }: Refunded,
): Promise<void> {
  if (order.quote === null || served === 0) return
  const { customerId } = order
  const kept = servedAfterRefund(paidFor(order.quote).service, { served, refunded })
  await lockAccount(tx, customerId, 'points')
  await lockAccount(tx, customerId, 'wallet')
  const entry = { customerId, reference, at: parts.now() }
  const earned = await sumUnder(tx, { account: 'points', kind: 'earned', reference: under(order) })
  const { balance } = await pointsOf(tx, customerId)
  const points = pointsToReverse(Math.max(0, earned - pointsEarned(kept, parts.config.loyalty)), balance)
  if (points > 0)
    await postEntry(tx, 'points', { ...entry, id: parts.newId(), kind: 'reversed', amount: points })
  const given = await sumUnder(tx, { account: 'wallet', kind: 'cashback', reference: under(order) })
  const { available } = await walletBalance(tx, customerId)
  const tooMuch = subtract(money(given), ratioOf(money(given), kept, served))
  const cashback = cashbackToReverse(tooMuch, money(Math.max(0, available)))
  if (cashback > 0)
    await postEntry(tx, 'wallet', {
      ...entry,
      id: parts.newId(),
      kind: 'cashback_reversal',
      amount: cashback,
    })
}
