import { sql } from 'drizzle-orm'
import { openEmbedded } from '../../src/db/embedded.ts'

// Writes rows one by one and prints each number after its commit, until the test kills it.
const database = await openEmbedded(process.argv[2] ?? '')
await database.write((tx) => tx.execute(sql`create table if not exists written (id int primary key)`))
const [last] = await database.reader.execute<{ id: number }>(
  sql`select coalesce(max(id), 0)::int as id from written`,
  'objects',
)
for (let id = (last?.id ?? 0) + 1; ; id += 1) {
  await database.write((tx) => tx.execute(sql`insert into written values (${id})`))
  process.stdout.write(`${id}\n`)
}
