type Slots = ReadonlySet<string>

const missing = (requestedSlots: readonly string[], taken: Slots): readonly string[] =>
  requestedSlots.filter((slot) => taken.has(slot))

/**
 * Returns the requested slots in which at least one of these workers is taken. All of them must come,
 * so such a slot cannot be booked.
 */
export const slotsTakenForAnyWorker = (
  requestedSlots: readonly string[],
  each: readonly Slots[],
): readonly string[] => requestedSlots.filter((slot) => each.some((taken) => taken.has(slot)))

/**
 * Returns the requested slots in which the worker with the fewest conflicts is taken. One worker comes
 * to all visits of an order, so slots that are free with different workers do not help.
 */
export function slotsTakenForBestWorker(
  requestedSlots: readonly string[],
  each: readonly Slots[],
): readonly string[] {
  const [first, ...others] = each.map((taken) => missing(requestedSlots, taken))
  if (first === undefined) return requestedSlots
  return others.reduce((best, next) => (next.length < best.length ? next : best), first)
}
