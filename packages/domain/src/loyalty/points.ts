import { smallerOf, largerOf, ZERO_MONEY, requireNonNegative, subtract, multiply } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { granted, Refusal, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { DEFAULT_LOYALTY } from './config.ts'
import type { LoyaltyConfig } from './config.ts'

function checkedPoints(points: number): number {
  if (!Number.isSafeInteger(points) || points < 0) {
    throw new Refusal('points.not_points', { value: String(points) })
  }
  return points
}

/** The points earned with a service value: the office's share, never wages or government fees. */
export const pointsEarned = (
  serviceValue: Money,
  { earnPoints, earnPer }: LoyaltyConfig = DEFAULT_LOYALTY,
): number => Math.floor(requireNonNegative(serviceValue, 'serviceValue') / earnPer) * earnPoints

/**
 * The largest number of points an order can use: whole blocks, within the balance and the office's share.
 */
export function maxRedeemablePoints(
  balance: number,
  share: Money,
  { blockPoints, blockValue }: LoyaltyConfig = DEFAULT_LOYALTY,
): number {
  const owned = Math.floor(checkedPoints(balance) / blockPoints)
  const useful = Math.floor(requireNonNegative(share, 'share') / blockValue)
  return Math.min(owned, useful) * blockPoints
}

/** The points that a customer exchanges, and their value in money. */
export type PointsRedemption = { readonly points: number; readonly value: Money }

/**
 * Checks that points can be redeemed, in whole blocks and within the balance, and returns their
 * value.
 */
export function validatePointsRedemption(
  points: number,
  balance: number,
  { blockPoints, blockValue }: LoyaltyConfig = DEFAULT_LOYALTY,
): Outcome<PointsRedemption, 'points.not_in_blocks' | 'points.not_enough'> {
  const owned = checkedPoints(balance)
  if (!Number.isSafeInteger(points) || points < 1 || points % blockPoints !== 0) {
    return refused('points.not_in_blocks', { block: blockPoints })
  }
  if (points > owned) return refused('points.not_enough', { balance: owned })
  return granted({ points, value: multiply(blockValue, points / blockPoints) })
}

/** The earned points that a refund takes back, limited to the balance so that it never falls below zero. */
export const pointsToReverse = (earned: number, balance: number): number =>
  Math.min(checkedPoints(earned), checkedPoints(balance))

/** Returns the cashback to take back after a refund, at most what the wallet has available. */
export const cashbackToReverse = (cashback: Money, available: Money): Money =>
  smallerOf(requireNonNegative(cashback, 'cashback'), requireNonNegative(available, 'available'))

/**
 * Returns the service value that still earns points after a refund: that of the served part, but
 * never more than the part of the service that was not refunded.
 */
export const servedValueAfterRefund = (
  service: Money,
  { served, refunded }: { readonly served: Money; readonly refunded: Money },
): Money => smallerOf(requireNonNegative(served, 'served'), largerOf(subtract(service, refunded), ZERO_MONEY))
