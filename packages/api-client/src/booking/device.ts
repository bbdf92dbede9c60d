import type { DraftStamp } from '@sakina/domain/booking'
import type { Instant } from '@sakina/domain/calendar'
import { newId } from '../client/new-id.ts'

/** The storage and the clock of the customer's device. */
export type BookingDevicePorts = {
  readonly storage: () => Storage
  readonly now: () => Instant
  /** A guest's passport, stored until the guest has signed in. */
  readonly readPassportFile: (key: string) => Promise<File | undefined>
  readonly deletePassportFile: (key: string) => Promise<void>
  /** Calls the listener when another tab stores something under the key; returns how to stop. */
  readonly watchStorage: (key: string, onStored: (text: string) => void) => () => void
}

/** Returns a new id and the current moment, which mark a change of a draft. */
export const createDraftStamp = ({ now }: Pick<BookingDevicePorts, 'now'>): DraftStamp => ({
  id: newId(),
  now: now(),
})
