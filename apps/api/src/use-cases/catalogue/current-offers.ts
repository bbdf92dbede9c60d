import { instant, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { offeredVouchers, type VoucherRow } from '../../db/repositories/vouchers.ts'

/** The vouchers that everybody may use today. */
export const currentOffers = (app: Application): Promise<readonly VoucherRow[]> =>
  offeredVouchers(app.database.reader, riyadhDay(instant(app.now())))
