import { freshStamp, readPlace } from '@sakina/api-client/booking'

import { noPlace, textsOf } from '../../../shared/address/address-values.ts'
import { device } from './device.ts'

/** The address a guest wrote for a booking, as far as it was written. */
export const typedPlace = (): Partial<typeof noPlace> =>
  Object.fromEntries(
    Object.entries(textsOf(readPlace(device.storage(), freshStamp(device)).steps.address ?? {})).filter(
      ([field]) => Object.hasOwn(noPlace, field),
    ),
  )
