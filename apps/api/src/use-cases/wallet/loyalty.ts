import {
  tiersWithBonusDue,
  cashbackFor,
  cashbackToReverse,
  pointsEarned,
  pointsToReverse,
  servedValueAfterRefund,
  tierForSpending,
} from '@sakina/domain/loyalty'
import { money, multiplyByRatio, subtract, type Money } from '@sakina/domain/money'
import { paidAmountsOf } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  lockLedgerAccount,
  postLedgerEntry,
  sumLedgerEntriesByReferencePrefix,
} from '../../db/repositories/ledger.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { readPointsAccount, tierBonusReference } from './points.ts'
import { amountSpentInTwelveMonths } from './rewards.ts'
import { readWalletBalance } from './wallet.ts'

type Parts = Pick<Application, 'newId' | 'now' | 'config'>

/** A served part of an order: visit k of n, or the arrival of the worker (1 of 1). */
export type ServedOrderPart = {
  readonly order: Order
  readonly what: string
  readonly part: number
  readonly of: number
}

const under = (order: Order): string => `served:${order.id}:`

/**
 * Credits the bonus of each tier that the customer has reached for the first time, and returns the
 * points.
 */
async function awardBonuses(tx: Tx, parts: Parts, customerId: string): Promise<number> {
  const at = parts.now()
  const spent = await amountSpentInTwelveMonths(tx, customerId, at)
  const awarded = (await readPointsAccount(tx, customerId)).entries.flatMap(({ tier }) => tier ?? [])
  const tiers = tiersWithBonusDue(spent, awarded, parts.config.loyalty)
  for (const tier of tiers)
    await postLedgerEntry(tx, 'points', {
      id: parts.newId(),
      customerId,
      kind: 'bonus',
      amount: tier.bonus,
      reference: tierBonusReference(tier.code, customerId),
      at,
    })
  return tiers.reduce((total, { bonus }) => total + bonus, 0)
}

/**
 * Credits points and cashback for a served part, once; all parts together give exactly the rewards of the
 * whole.
 */
export async function creditRewards(
  tx: Tx,
  parts: Application,
  { order, what, part, of }: ServedOrderPart,
): Promise<void> {
  // Without a payment to the agency there is nothing to reward.
  if (order.quote === null || order.paidAt === null) return
  const { loyalty } = parts.config
  const { customerId } = order
  const service = paidAmountsOf(order.quote).service
  const upTo = (count: number) => multiplyByRatio(service, count, of)
  const [before, after] = [upTo(part - 1), upTo(part)]
  const points = pointsEarned(after, loyalty) - pointsEarned(before, loyalty)
  const reference = `${under(order)}${what}`
  const entry = { customerId, reference, at: parts.now() }
  await lockLedgerAccount(tx, customerId, 'points')
  await lockLedgerAccount(tx, customerId, 'wallet')
  if (points > 0)
    await postLedgerEntry(tx, 'points', { ...entry, id: parts.newId(), kind: 'earned', amount: points })
  const tier = tierForSpending(await amountSpentInTwelveMonths(tx, customerId, parts.now()), loyalty)
  const cashback = subtract(cashbackFor(money(after), tier), cashbackFor(money(before), tier))
  if (cashback > 0)
    await postLedgerEntry(tx, 'wallet', { ...entry, id: parts.newId(), kind: 'cashback', amount: cashback })
  const earned = points + (await awardBonuses(tx, parts, customerId))
  if (earned === 0 && cashback === 0) return
  const facts = { points: earned, amount: cashback }
  await notifyCustomer(tx, parts, customerId, { kind: 'points_earned', about: order.id, facts }, reference)
}

type Refunded = {
  readonly order: Order
  /** The service's value served so far, and the part of the whole value that is refunded. */
  readonly served: Money
  readonly refunded: Money
  readonly reference: string
}

/** Takes back the rewards that the refunded part had earned, as far as the balance allows. */
export async function reverseRewards(
  tx: Tx,
  parts: Parts,
  { order, served, refunded, reference }: Refunded,
): Promise<void> {
  if (order.quote === null || served === 0) return
  const { customerId } = order
  const remainingValue = servedValueAfterRefund(paidAmountsOf(order.quote).service, { served, refunded })
  await lockLedgerAccount(tx, customerId, 'points')
  await lockLedgerAccount(tx, customerId, 'wallet')
  const entry = { customerId, reference, at: parts.now() }
  const earned = await sumLedgerEntriesByReferencePrefix(tx, {
    account: 'points',
    kind: 'earned',
    reference: under(order),
  })
  const { balance } = await readPointsAccount(tx, customerId)
  const points = pointsToReverse(
    Math.max(0, earned - pointsEarned(remainingValue, parts.config.loyalty)),
    balance,
  )
  if (points > 0)
    await postLedgerEntry(tx, 'points', { ...entry, id: parts.newId(), kind: 'reversed', amount: points })
  const paidCashback = await sumLedgerEntriesByReferencePrefix(tx, {
    account: 'wallet',
    kind: 'cashback',
    reference: under(order),
  })
  const { available } = await readWalletBalance(tx, customerId)
  const tooMuch = subtract(money(paidCashback), multiplyByRatio(money(paidCashback), remainingValue, served))
  const cashback = cashbackToReverse(tooMuch, money(Math.max(0, available)))
  if (cashback > 0)
    await postLedgerEntry(tx, 'wallet', {
      ...entry,
      id: parts.newId(),
      kind: 'cashback_reversal',
      amount: cashback,
    })
}
