import type { DriverDay } from '@sakina/api-client/client'
import { instant, type Instant } from '@sakina/domain/calendar'
import type { DriverStep } from '@sakina/domain/vocabulary'

import { isRecord } from '../../shared/is-record.ts'

/** A step that the driver has reported, until the server has received it. */
export type QueuedStep = {
  readonly id: string
  readonly visit: string
  readonly step: DriverStep
  readonly at: Instant
}

/** The data of a day on the phone, so that the page works offline. */
export type StoredDriverDay = {
  readonly day: DriverDay | undefined
  /** The time at which the phone received the day. */
  readonly heardAt: Instant
  readonly queue: readonly QueuedStep[]
}

const prefix = 'driver-day:'

// The signature of the link, which is unique to driver and day, and useless on its own.
const keyOf = (link: string): string => prefix + (link.split('.')[1] ?? '')

const isKeptDay = (kept: unknown): kept is StoredDriverDay => isRecord(kept) && Array.isArray(kept['queue'])

const parse = (text: string | null): StoredDriverDay | undefined => {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isKeptDay(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** A stored driver's day before anything was received. */
export const emptyDriverDay: StoredDriverDay = { day: undefined, heardAt: instant(0), queue: [] }

/**
 * Reads the stored day of a link, and deletes the stored days of closed links, because they hold
 * addresses and names.
 */
export function pruneAndReadDriverDay(link: string, now: Instant): StoredDriverDay {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
      const closesAt = parse(localStorage.getItem(key))?.day?.closesAt
      if (key !== keyOf(link) && (closesAt == null || closesAt <= now)) localStorage.removeItem(key)
    }
    return parse(localStorage.getItem(keyOf(link))) ?? emptyDriverDay
  } catch {
    return emptyDriverDay
  }
}

/** Stores a driver's day and its unsent steps under the driver's link. */
export function storeDriverDay(link: string, kept: StoredDriverDay): void {
  try {
    localStorage.setItem(keyOf(link), JSON.stringify(kept))
  } catch {
    // The storage is blocked, so the day is kept only while the page is open.
  }
}
