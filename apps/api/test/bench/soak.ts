import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migratePostgres, openPostgres } from '../../src/db/postgres.ts'
import { startCluster } from '../support/postgres.ts'
import { fillForLoad } from './fill.ts'
import { startApi, type ServerProcess } from './server-process.ts'
import { findAccountingFaults, readBookFigures } from './soak-accounts.ts'
import { visitAsFamily, type SoakNotes } from './soak-family.ts'

/**
 * `pnpm bench:soak` runs two servers on one PostgreSQL and families who browse, sign up, order and pay,
 * for SOAK_MINUTES (10). At the end it accounts for every order, and exits with 1 if anything is wrong.
 */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 10)
const families = Number(process.env['SOAK_FAMILIES'] ?? 8)
/** A family's visit takes at least a second; faster visits would sell out every worker too early. */
const pace = 1_000
const opsToken = 'operations-token-of-the-soak'

const megabytes = ({ pid }: ServerProcess): number => {
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(resident ?? 0) / 1024
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'sakina-soak-'))
const cluster = await startCluster({ fsync: 'on' })
const notes: SoakNotes = { took: new Map(), wrong: [], placed: new Set(), paid: new Set(), turnedAway: 0 }
let failed = false
try {
  await migratePostgres(cluster.url)
  await fillForLoad(await openPostgres({ url: cluster.url, pool: 2 }))
  const environment = { DATABASE_URL: cluster.url, DEMO: 'true', OPS_TOKEN: opsToken, DATA_DIR: folder }
  const servers = [await startApi(environment), await startApi(environment)]
  const addresses = servers.map(({ address }) => address)
  const began = performance.now()
  const until = began + minutes * 60_000
  const running = Promise.all(
    Array.from({ length: families }, async (_, home) => {
      for (let turn = 0; performance.now() < until; turn += 1)
        await Promise.all([
          visitAsFamily({ addresses, folder, opsToken, notes, serial: turn * families + home + 1 }),
          wait(pace),
        ])
    }),
  )
  say('minute   placed     paid    wrong   memory of each, MB')
  const memory: number[][] = []
  for (let next = began; performance.now() < until; next += 30_000) {
    await Promise.race([running, wait(Math.max(0, next + 30_000 - performance.now()))])
    memory.push(servers.map(megabytes))
    const cells = [
      ((performance.now() - began) / 60_000).toFixed(1).padStart(6),
      String(notes.placed.size).padStart(8),
      String(notes.paid.size).padStart(8),
      String(notes.wrong.length).padStart(8),
      (memory.at(-1) ?? []).map((each) => each.toFixed(0).padStart(7)).join(''),
    ]
    say(cells.join(' '))
  }
  await running

  say(`\n${'call'.padEnd(34)}${'count'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`)
  for (const [call, took] of notes.took) {
    const sorted = took.toSorted((a, b) => a - b)
    say(
      `${call.padEnd(34)}${String(took.length).padStart(8)}${at(sorted, 0.5).toFixed(0).padStart(9)}${at(sorted, 0.99).toFixed(0).padStart(9)}`,
    )
  }

  const database = await openPostgres({ url: cluster.url, pool: 2 })
  const figures = await readBookFigures(database)
  say(
    `\n${Object.entries(figures)
      .map(([what, count]) => `${what} ${String(count)}`)
      .join(', ')}`,
  )
  const faults = [...notes.wrong, ...(await findAccountingFaults(database, notes))]
  await database.close()
  await Promise.all(servers.map((server) => server.stop()))
  say(`turned away, since no worker was free on their day: ${notes.turnedAway}`)
  for (const fault of faults.slice(0, 20)) say(`WRONG ${fault}`)
  say(`\n${minutes} minutes, ${families} families at once, ${faults.length} faults`)
  failed = faults.length > 0
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
