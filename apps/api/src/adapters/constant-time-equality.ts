import { timingSafeEqual } from 'node:crypto'

/** Compares two signatures in constant time, so that the duration does not reveal how much matched. */
export function equalsInConstantTime(actual: string, expected: string): boolean {
  const [first, second] = [Buffer.from(actual), Buffer.from(expected)]
  return first.length === second.length && timingSafeEqual(first, second)
}
