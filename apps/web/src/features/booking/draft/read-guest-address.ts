import { createDraftStamp, readSharedDraft } from '@sakina/api-client/booking'

import { emptyPlaceValues, storedAddressTexts } from '../../../shared/address/address-values.ts'
import { bookingDevicePorts } from './booking-device.ts'

/** Returns the fields of the address that a guest has typed for a booking. */
export const readGuestAddress = (): Partial<typeof emptyPlaceValues> =>
  Object.fromEntries(
    Object.entries(
      storedAddressTexts(
        readSharedDraft(bookingDevicePorts.storage(), createDraftStamp(bookingDevicePorts)).steps.address ??
          {},
      ),
    ).filter(([field]) => Object.hasOwn(emptyPlaceValues, field)),
  )
