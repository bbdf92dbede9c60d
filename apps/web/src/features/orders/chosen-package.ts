import { parseLocalDate } from '@sakina/domain/calendar'
import type { LocalDate } from '@sakina/domain/calendar'
import { packageChoices } from '@sakina/domain/vocabulary'

import { isRecord } from '../../shared/is-record.ts'

/** The state that the package dialog passes on navigation (public site §3). */
export type ChosenPackage = {
  readonly job: (typeof jobs)[number]
  readonly nationality: (typeof nationalities)[number]
  readonly number: number
  readonly duration: (typeof durations)[number]
  /** The first day; the documented state has none. */
  readonly startDate: LocalDate | undefined
}

const { workerTypes: jobs, nationalities, durations, mostWorkers } = packageChoices

/** Parses navigation state, which anybody may have set. Returns nothing if it is not a package. */
export function readChosenPackage(state: unknown): ChosenPackage | undefined {
  if (!isRecord(state) || state['service'] !== 'SpecialPackages') return undefined
  const job = jobs.find((each) => each === state['job'])
  const nationality = nationalities.find((each) => each === state['nationality'])
  const duration = durations.find((each) => each === state['duration'])
  const number = Number(state['number'])
  if (!job || !nationality || !duration) return undefined
  const startDate = parseLocalDate(String(state['startDate']))
  return Number.isInteger(number) && number >= 1 && number <= mostWorkers
    ? { job, nationality, number, duration, startDate }
    : undefined
}

/** Returns the order id in navigation state. */
export function readOrderIdFromState(state: unknown): string | undefined {
  if (!isRecord(state)) return undefined
  const id = state['orderId'] ?? state['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
