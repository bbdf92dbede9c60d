import { timingSafeEqual } from 'node:crypto'

/** Compares two signatures in constant time, so that the duration does not reveal how much matched. */
export function equalsInConstantTime(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)]
  return first.length === second.length && timingSafeEqual(first, second)
}
