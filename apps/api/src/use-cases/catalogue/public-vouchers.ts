import { instant, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { publicVouchersOnDay, type VoucherRow } from '../../db/repositories/vouchers.ts'

/** The vouchers that everybody may use today. */
export const listPublicVouchersToday = (app: Application): Promise<readonly VoucherRow[]> =>
  publicVouchersOnDay(app.database.reader, riyadhDay(instant(app.now())))
