import type { Stamp } from '@sakina/domain/booking'
import type { Instant } from '@sakina/domain/calendar'
import { newId } from '../client/new-id.ts'

/** Where a booking is kept between two visits, and what time it is there. */
export type BookingDevice = {
  readonly storage: () => Storage
  readonly now: () => Instant
  /** A guest's passport waits by the key of its draft until there is somebody to send it for. */
  readonly readPassport: (key: string) => Promise<File | undefined>
  readonly dropPassport: (key: string) => Promise<void>
}

export const freshStamp = ({ now }: Pick<BookingDevice, 'now'>): Stamp => ({ id: newId(), now: now() })
