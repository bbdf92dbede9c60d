import { eraseIdentities, freshStamp } from '@sakina/api-client/booking'

import { device } from './device.ts'
import { dropPassports } from './passport-file.ts'

/** At log-out: who somebody is goes from every draft on the device, and every passport with it. */
export function forgetIdentity(): Promise<void> {
  eraseIdentities(device.storage(), () => freshStamp(device))
  return dropPassports()
}
