import type { RamadanOverrides } from '../calendar/index.ts'

/** What the owner may decide; the numbers of the specification are not here, since they are not up for decision. */
export type ScheduleRules = {
  readonly ramadan: RamadanOverrides
  /** Evening visits on the Fridays of Ramadan: the specification is silent. */
  readonly fridaysInRamadan: boolean
  /** How long before arrival a visit can still be booked. */
  readonly leadHours: number
  /** How many days ahead can be booked. */
  readonly horizonDays: number
}

export const defaultScheduleRules: ScheduleRules = {
  ramadan: {},
  fridaysInRamadan: true,
  leadHours: 4,
  horizonDays: 180,
}
