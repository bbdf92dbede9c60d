import { noPlace, textsOf } from '../../../shared/address/address-values.ts'
import { deviceStore } from './device-store.ts'
import { readPlace } from './draft-storage.ts'
import { freshStamp } from './use-draft.ts'

/** The address a guest wrote for a booking, as far as it was written. */
export const typedPlace = (): Partial<typeof noPlace> =>
  Object.fromEntries(
    Object.entries(textsOf(readPlace(deviceStore(), freshStamp()).steps.address ?? {})).filter(([field]) =>
      Object.hasOwn(noPlace, field),
    ),
  )
