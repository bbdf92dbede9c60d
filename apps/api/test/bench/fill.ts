import { sql } from 'drizzle-orm'
import { readCatalogueFile } from '../../src/catalogue/catalogue-file.ts'
import type { Database } from '../../src/db/database.ts'
import { loadCatalogue } from '../../src/db/load-catalogue.ts'

/** The catalogue, and workers enough that placing orders does not end for want of one. */
export async function fillForLoad(database: Database): Promise<void> {
  await database.write(async (tx) => {
    await loadCatalogue(tx, readCatalogueFile(), new Date())
    await tx.execute(sql`insert into workers
      select made.* from workers w, generate_series(1, 40) g,
        jsonb_populate_record(w, jsonb_build_object('id', 900000 + g)) made where w.id = 1001`)
    await tx.execute(
      sql`insert into plan_workers (plan_id, worker_id, position) select 101, 900000 + g, 100 + g from generate_series(1, 40) g`,
    )
  })
  await database.close()
}
