import type { BookingDevice } from '@sakina/api-client/booking'

import { now } from '../../../shared/clock/now.ts'
import { deviceStore } from './device-store.ts'
import { dropPassport, readPassport } from './passport-file.ts'

/** This browser, as a booking keeps itself in it. */
export const device: BookingDevice = { storage: deviceStore, now, readPassport, dropPassport }
