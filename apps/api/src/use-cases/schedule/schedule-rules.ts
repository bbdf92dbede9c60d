import { localDate, toHijri } from '@sakina/domain/calendar'
import { defaultScheduleRules, type ScheduleRules } from '@sakina/domain/schedule'
import type { Config } from '../../config/config.ts'

/** The domain's schedule rules with the owner's corrections of Ramadan after a moon sighting. */
export function scheduleRules(config: Pick<Config, 'ramadan'>): ScheduleRules {
  if (config.ramadan === undefined) return defaultScheduleRules
  const first = localDate(config.ramadan.from)
  const last = localDate(config.ramadan.to)
  return { ...defaultScheduleRules, ramadan: { [toHijri(first).year]: { first, last } } }
}
