import { instant } from '@sakina/domain/calendar'
import { retentionCutoff } from '@sakina/domain/retention'
import type { Application } from '../../application.ts'
import { erasePersonalData } from '../../db/repositories/customer-export.ts'
import { isCustomerVerified, lockCustomer, unverifiedAccountIds } from '../../db/repositories/customers.ts'
import { announceChange } from '../changes/announce-change.ts'

const batch = 100

/** Deletes accounts that have verified neither mobile nor email within a week and have no orders. */
export async function removeUnverifiedAccounts(app: Application): Promise<void> {
  const before = retentionCutoff('unprovedAccount', instant(app.now()))
  for (const id of await unverifiedAccountIds(app.database.reader, { before, limit: batch }))
    await app.database.write(async (tx) => {
      const customer = await lockCustomer(tx, id)
      if (customer === undefined || isCustomerVerified(customer)) return
      await erasePersonalData(tx, id, app.now())
      await announceChange(tx, app, id)
    })
}
