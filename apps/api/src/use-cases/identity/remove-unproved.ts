import type { Application } from '../../application.ts'
import { erasePerson } from '../../db/repositories/customer-export.ts'
import { lockCustomer, unprovedSince } from '../../db/repositories/customers.ts'
import { dropEmailsTo } from '../../db/repositories/outbox.ts'
import { announceChange } from '../changes/announce-change.ts'

const days = 7
const batch = 100

/** Nobody's ID and mobile are claimed for longer than a week without a proof. */
export async function removeUnproved(app: Application): Promise<void> {
  const before = new Date(app.now().getTime() - days * 86_400_000)
  for (const id of await unprovedSince(app.database.reader, { before, most: batch }))
    await app.database.write(async (tx) => {
      const customer = await lockCustomer(tx, id)
      if (customer === undefined || customer.provedAt !== null) return
      if (customer.email !== null) await dropEmailsTo(tx, customer.email)
      await erasePerson(tx, id, app.now())
      await announceChange(tx, app, id)
    })
}
