import type { BookingDevicePorts } from '@sakina/api-client/booking'

import { now } from '../../../shared/clock/now.ts'
import { deviceStorage } from './device-storage.ts'
import { deletePassportFile, readPassportFile } from './passport-file.ts'

function watchStorage(key: string, onStored: (text: string) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onStored(event.newValue)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The clock and storage of this browser, for the booking of the API client. */
export const bookingDevicePorts: BookingDevicePorts = {
  storage: deviceStorage,
  now,
  readPassportFile,
  deletePassportFile,
  watchStorage,
}
