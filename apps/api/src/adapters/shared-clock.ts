/** A clock that follows the time of the database. */
export type SharedClock = {
  readonly now: () => Date
  /** Sets the clock of this server to the time of the database. */
  readonly synchronize: () => Promise<void>
}

/** Smaller differences are network delay; the clock does not jump for them. */
const tolerance = 500

/** A clock that follows the database, so that servers with different clocks agree on when a hold ends. */
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
