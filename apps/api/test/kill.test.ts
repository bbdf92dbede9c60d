import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../src/db/embedded.ts'
import { isPostgres } from './support/database.ts'
import { quickStart } from './support/quick-start.ts'
import { isFull } from './support/tier.ts'

const writer = fileURLToPath(new URL('./support/writer.ts', import.meta.url))
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2)
const writes = Number(process.env['KILL_WRITES'] ?? (isFull ? 300 : 100))

/**
 * Starts a writer, kills it after this many acknowledged rows, and returns the last acknowledged number.
 */
async function killedWriter(folder: string, most: number): Promise<number> {
  const child = spawn(process.execPath, [...quickStart, writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  let acknowledged = 0
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    const last = said.lastIndexOf('\n')
    if (last === -1) return
    acknowledged = Math.max(acknowledged, ...said.slice(0, last).split('\n').map(Number))
    said = said.slice(last + 1)
    if (acknowledged >= most) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  return acknowledged
}

test(
  'a process killed while it writes to the embedded database loses no acknowledged write @R12',
  { skip: isPostgres ? 'it is the embedded engine that is killed' : false },
  async (context) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'sakina-kill-')), 'database')
    let acknowledged = 0
    for (let round = 1; round <= rounds; round += 1) {
      acknowledged = Math.max(acknowledged, await killedWriter(folder, writes * round))
      const database = await openEmbedded(folder)
      const [row] = await database.reader.execute<{ most: number; rows: number }>(
        sql`select max(id)::int as most, count(*)::int as rows from written`,
        'objects',
      )
      await database.close()
      assert.ok((row?.most ?? 0) >= acknowledged, `${acknowledged} acknowledged, ${row?.most} kept`)
      assert.equal(row?.rows, row?.most, 'none missing in between')
    }
    context.diagnostic(`${acknowledged} acknowledged writes over ${rounds} kills, none lost`)
  },
)
