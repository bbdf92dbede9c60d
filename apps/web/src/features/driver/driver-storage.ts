import type { DriverDay } from '@sakina/api-client/client'
import { instant, type Instant } from '@sakina/domain/calendar'
import type { VisitStep } from '@sakina/domain/vocabulary'

import { isRecord } from '../../shared/is-record.ts'

/** A step that was pressed and may still have to be sent. */
export type QueuedStep = {
  readonly id: string
  readonly visit: string
  readonly step: VisitStep
  readonly at: Instant
}

/** What the phone keeps of a day, so that the page works without a connection. */
export type KeptDay = {
  readonly day: DriverDay | undefined
  /** When the phone heard of it. */
  readonly heardAt: Instant
  readonly queue: readonly QueuedStep[]
}

const prefix = 'driver-day:'

// the signature is different for each driver and day, and of no use without the rest
const keyOf = (link: string): string => prefix + (link.split('.')[1] ?? '')

const isKeptDay = (kept: unknown): kept is KeptDay => isRecord(kept) && Array.isArray(kept['queue'])

const parse = (text: string | null): KeptDay | undefined => {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isKeptDay(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export const emptyDay: KeptDay = { day: undefined, heardAt: instant(0), queue: [] }

/** Reads the day of a link, and removes the homes and names of days that are over. */
export function readKeptDay(link: string, now: Instant): KeptDay {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
      const closesAt = parse(localStorage.getItem(key))?.day?.closesAt
      if (key !== keyOf(link) && (closesAt == null || closesAt <= now)) localStorage.removeItem(key)
    }
    return parse(localStorage.getItem(keyOf(link))) ?? emptyDay
  } catch {
    return emptyDay
  }
}

export function keepDay(link: string, kept: KeptDay): void {
  try {
    localStorage.setItem(keyOf(link), JSON.stringify(kept))
  } catch {
    // a phone that keeps nothing remembers as long as the page is open
  }
}
