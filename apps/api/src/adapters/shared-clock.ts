export type SharedClock = {
  readonly now: () => Date
  /** Takes over the time of the database. */
  readonly synchronize: () => Promise<void>
}

/** Differences below this are the network's, and time shall not jump for them. */
const tolerance = 500

/** The clock of the database, so that servers whose own clocks differ agree on when a hold ends. */
export function createSharedClock(own: () => Date, timeOfDatabase: () => Promise<Date>): SharedClock {
  let offset = 0
  return {
    now: () => new Date(own().getTime() + offset),
    synchronize: async () => {
      const before = own().getTime()
      const time = (await timeOfDatabase()).getTime()
      const halfWay = (own().getTime() - before) / 2
      const measured = time - before - halfWay
      if (Math.abs(measured - offset) > tolerance + halfWay) offset = measured
    },
  }
}
