type Slots = ReadonlySet<string>

const missing = (wanted: readonly string[], taken: Slots): readonly string[] =>
  wanted.filter((slot) => taken.has(slot))

/** Of the slots wanted, those that not every one of these workers can keep: each of them is to come. */
export const takenOfAny = (wanted: readonly string[], each: readonly Slots[]): readonly string[] =>
  wanted.filter((slot) => each.some((taken) => taken.has(slot)))

/**
 * Of the slots wanted, those that the worker who can keep most of them cannot: one worker comes to all the visits of an
 * order, so days free with different workers are no help.
 */
export function takenOfBest(wanted: readonly string[], each: readonly Slots[]): readonly string[] {
  const [first, ...others] = each.map((taken) => missing(wanted, taken))
  if (first === undefined) return wanted
  return others.reduce((best, next) => (next.length < best.length ? next : best), first)
}
