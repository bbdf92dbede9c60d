import { deviceStore } from './device-store.ts'
import { eraseIdentities } from './draft-storage.ts'
import { dropPassports } from './passport-file.ts'
import { freshStamp } from './use-draft.ts'

/** At log-out: who somebody is goes from every draft on the device, and every passport with it. */
export function forgetIdentity(): Promise<void> {
  eraseIdentities(deviceStore(), freshStamp)
  return dropPassports()
}
