import { createDraftStamp, readSharedDraft } from '@sakina/api-client/booking'

import { emptyPlaceValues, storedAddressTexts } from '../../../shared/address/address-values.ts'
import { bookingDevice } from './booking-device.ts'

/** Returns the fields of the address that a guest has typed for a booking. */
export const readGuestAddress = (): Partial<typeof emptyPlaceValues> =>
  Object.fromEntries(
    Object.entries(
      storedAddressTexts(
        readSharedDraft(bookingDevice.storage(), createDraftStamp(bookingDevice)).steps.address ?? {},
      ),
    ).filter(([field]) => Object.hasOwn(emptyPlaceValues, field)),
  )
