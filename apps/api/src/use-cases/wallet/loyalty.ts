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

/** A served part of an order: visit k of n, or the arrival of the worker (1 of 1). */
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

/**
 * Credits points and cashback for a served part, once; all parts together give exactly the rewards of the
 * whole.
 */
export async function creditServed(tx: Tx, parts: Parts, { order, what, part, of }: Served): Promise<void> {
  // Without a payment to the agency there is nothing to reward.
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
  /** The service's value served so far, and the part of the whole value that is refunded. */
  readonly served: Money
  readonly refunded: Money
  readonly reference: string
}

/** Takes back the rewards that the refunded part had earned, as far as the balance allows. */
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
