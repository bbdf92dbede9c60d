import { timingSafeEqual } from 'node:crypto'

/** Compares a signature without telling by the time it takes how much of it was right. */
export function isSameText(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)]
  return first.length === second.length && timingSafeEqual(first, second)
}
