import { sql } from 'drizzle-orm'
import { readCatalogueFile } from '../../src/catalogue/catalogue-file.ts'
import type { Database } from '../../src/db/database.ts'
import { putCatalogue } from '../../src/db/put-catalogue.ts'
import { addAddress } from '../../src/db/repositories/addresses.ts'
import { addCustomer } from '../../src/db/repositories/customers.ts'
import { addSession } from '../../src/db/repositories/sessions.ts'
import { systemPorts } from '../../src/adapters/system-ports.ts'
import { sessionExpiry } from '../../src/use-cases/identity/session-life.ts'
import { hashToken, newToken } from '../../src/use-cases/identity/tokens.ts'

/** A signed-in customer of the benchmark. */
export type Buyer = { readonly id: string; readonly token: string }

/** There are enough customers that none exceeds the limit of open orders. */
const buyersMade = 300

/** Loads the catalogue, enough workers that no order fails for want of one, and signed-in customers. */
export async function fillForLoad(database: Database): Promise<readonly Buyer[]> {
  const { newId, now, randomBytes } = systemPorts
  const buyers = Array.from({ length: buyersMade }, () => ({ id: newId(), token: newToken(randomBytes) }))

  await database.write(async (tx) => {
    await putCatalogue(tx, readCatalogueFile(), new Date())
    await tx.execute(sql`insert into workers
      select made.* from workers w, generate_series(1, 40) g,
        jsonb_populate_record(w, jsonb_build_object('id', 900000 + g)) made where w.id = 1001`)
    await tx.execute(
      sql`insert into plan_workers (plan_id, worker_id, position) select 101, 900000 + g, 100 + g from generate_series(1, 40) g`,
    )
    for (const { id, token } of buyers) {
      const createdAt = now()
      const tokenHash = hashToken(token)
      await addCustomer(tx, { id, name: 'Demo Customer Account', login: id, passwordHash: '', createdAt })
      await addAddress(tx, {
        id: newId(),
        customerId: id,
        name: 'Demo Customer Account',
        stateId: 5,
        neighborhoodId: 1,
        street: 'King Abdulaziz Road',
        buildingNumber: '2929',
        main: true,
        delivery: true,
        createdAt,
      })
      await addSession(tx, {
        tokenHash,
        customerId: id,
        createdAt,
        usedAt: createdAt,
        expiresAt: sessionExpiry(createdAt),
      })
    }
  })
  await database.close()
  return buyers
}
