import type { RamadanDateOverrides } from '../calendar/index.ts'

/**
 * The schedule rules that the office can change. The fixed numbers of the specification are with
 * their rules.
 */
export type ScheduleRules = {
  readonly ramadan: RamadanDateOverrides
  /** Whether Fridays in Ramadan have evening visits. The specification does not say. */
  readonly fridaysInRamadan: boolean
  /** The fewest hours between the booking of a visit and the worker's arrival. */
  readonly leadHours: number
  /** How many days ahead can be booked. */
  readonly horizonDays: number
}

/** The notice and horizon of bookings and the rule for Fridays in Ramadan. */
export const defaultScheduleRules: ScheduleRules = {
  ramadan: {},
  fridaysInRamadan: true,
  leadHours: 4,
  horizonDays: 180,
}
