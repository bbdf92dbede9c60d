import type { BookingDraft } from '@sakina/domain/draft'

import { readQueue } from '../payment/payment-queue.ts'
import { deviceStore } from './device-store.ts'
import { draftKey } from './draft-storage.ts'

/** An order of this booking waits for its payment: the times and the voucher it holds are not somebody else's. */
export const isBookedAlready = (draft: BookingDraft): boolean =>
  readQueue(deviceStore())?.draftKey === draftKey(draft)
