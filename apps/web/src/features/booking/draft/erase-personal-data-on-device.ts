import { eraseIdentityInDrafts, createDraftStamp } from '@sakina/api-client/booking'

import { bookingDevicePorts } from './booking-device.ts'
import { deleteAllPassportFiles } from './passport-file.ts'

/** Removes personal data from every draft, and all passport files, when a customer signs out. */
export function erasePersonalDataOnDevice(): Promise<void> {
  eraseIdentityInDrafts(bookingDevicePorts.storage(), () => createDraftStamp(bookingDevicePorts))
  return deleteAllPassportFiles()
}
