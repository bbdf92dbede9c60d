import { Refusal } from '../refusal/index.ts'
import { money } from './halalas.ts'
import type { Money } from './halalas.ts'

const isWeight = (weight: number): boolean => Number.isSafeInteger(weight) && weight >= 0

/**
 * Shares an amount out by weight so that the shares add up to it: everyone gets the whole halalas due, those left over
 * go one each to the largest remainders, the earlier first where they are equal (the sort is stable).
 */
export function allocate(amount: Money, weights: readonly number[]): readonly Money[] {
  const all = weights.reduce((before, weight) => before + BigInt(isWeight(weight) ? weight : 0), 0n)
  if (all === 0n || !weights.every(isWeight)) {
    throw new Refusal('money.not_weights', { weights: weights.join(' ').slice(0, 32) })
  }
  const size = BigInt(Math.abs(money(amount)))
  const shares = weights.map((weight, position) => {
    const due = size * BigInt(weight)
    return { position, whole: due / all, rest: due % all }
  })
  const left = size - shares.reduce((before, share) => before + share.whole, 0n)
  const favoured = new Set(
    shares
      .toSorted((one, other) => Number(other.rest - one.rest))
      .slice(0, Number(left))
      .map((share) => share.position),
  )
  return shares.map(({ position, whole }) => {
    const halalas = Number(whole) + (favoured.has(position) ? 1 : 0)
    return money(amount < 0 ? -halalas : halalas)
  })
}

const MOST_PARTS = 10_000

/** Shares an amount out evenly, the odd halalas to the first. */
export const split = (amount: Money, parts: number): readonly Money[] => {
  if (!Number.isSafeInteger(parts) || parts < 1 || parts > MOST_PARTS) {
    throw new Refusal('money.not_a_count', { count: String(parts) })
  }
  return allocate(
    amount,
    Array.from({ length: parts }, () => 1),
  )
}
