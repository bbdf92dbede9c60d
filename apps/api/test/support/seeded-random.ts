export type SeededRandom = {
  readonly below: (limit: number) => number
  readonly some: <Item>(items: readonly Item[], least: number) => readonly Item[]
}

/**
 * Creates a random generator (Mulberry32): the same seed gives the same numbers, so that a failing
 * round can be repeated.
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    some: (items, least) => {
      const left = [...items]
      const wanted = least + below(items.length - least + 1)
      return Array.from({ length: wanted }, () => left.splice(below(left.length), 1)).flat()
    },
  }
}

/** Waits this many turns of the event loop, so that other requests proceed. */
export async function waitForEventLoopTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
