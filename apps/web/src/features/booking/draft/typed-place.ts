import { freshStamp, readPlace } from '@sakina/api-client/booking'

import { emptyPlaceValues, storedAddressTexts } from '../../../shared/address/address-values.ts'
import { device } from './device.ts'

/** The address a guest wrote for a booking, as far as it was written. */
export const typedPlace = (): Partial<typeof emptyPlaceValues> =>
  Object.fromEntries(
    Object.entries(
      storedAddressTexts(readPlace(device.storage(), freshStamp(device)).steps.address ?? {}),
    ).filter(([field]) => Object.hasOwn(emptyPlaceValues, field)),
  )
