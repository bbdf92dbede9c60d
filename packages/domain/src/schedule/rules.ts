import type { RamadanDateOverrides } from '../calendar/index.ts'

/** The schedule rules that the owner can change; fixed numbers of the specification are elsewhere. */
export type ScheduleRules = {
  readonly ramadan: RamadanDateOverrides
  /** Whether Fridays in Ramadan have evening visits, which the specification leaves open. */
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
