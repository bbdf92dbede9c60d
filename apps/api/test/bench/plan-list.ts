/**
 * `node test/bench/plan-list.ts` times a list of 300 plans with 1,000 workers and counts its statements, with
 * and without availability.
 */
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { toPlan } from '../../src/http/shapes/plan.ts'
import { configFrom, startServer } from '../../src/server.ts'
import { findPlans } from '../../src/use-cases/catalogue/find-plans.ts'
import {
  readPlanAvailabilityLookup,
  type PlanAvailabilityLookup,
} from '../../src/use-cases/schedule/plan-availability.ts'
import { recordStatements } from '../support/statements.ts'

const [plans, workers, workersOfEach] = [300, 1_000, 40]
const rounds = 30

const { app, address, stop } = await startServer(
  configFrom({ NODE_ENV: 'test', PORT: '0', DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }),
  { background: false },
)
const copies = (table: string, id: number, first: number, count: number) =>
  sql.raw(`
  insert into ${table} select made.* from ${table} one, generate_series(1, ${count}) g,
    jsonb_populate_record(one, jsonb_build_object('id', ${first} + g)) made where one.id = ${id}`)
await app.database.write(async (tx) => {
  await tx.execute(copies('workers', 1001, 500_000, workers))
  await tx.execute(copies('plans', 201, 800_000, plans))
  await tx.execute(
    sql.raw(`insert into plan_workers select 800000 + p, 500000 + (p * 7 + w * 23) % ${workers} + 1, w
      from generate_series(1, ${plans}) p, generate_series(1, ${workersOfEach}) w`),
  )
})
app.catalogue.forget()
const catalogue = await app.catalogue.read()
const listed = catalogue.plans.filter(({ id }) => id > 800_000)
const without: PlanAvailabilityLookup = () => ({ state: 'none', from: null })
/** The work of the server for `GET /api/plans` with all plans on one page. */
const list = (availability: PlanAvailabilityLookup): void => {
  const rules = { ...app.config.policies, availability }
  const result = findPlans(catalogue, {}).map((plan) => toPlan(plan, catalogue, 'ar', rules))
  JSON.stringify({ success: true, result })
}
const timed = async (work: () => Promise<void> | void): Promise<number> => {
  const times: number[] = []
  for (let each = 0; each < rounds; each += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
}
const bare = await timed(() => list(without))
const first = performance.now()
list(await readPlanAvailabilityLookup(app, catalogue))
const cold = performance.now() - first
const warm = await timed(async () => list(await readPlanAvailabilityLookup(app, catalogue)))
const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(app.database, work)).length
const fetchList = async (): Promise<void> => {
  const answer = await fetch(`${address}/api/plans?limit=100`)
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`)
  await answer.arrayBuffer()
}
app.catalogue.forget()
const statementsWithout = await countStatements(() => app.catalogue.read())
app.catalogue.forget()
const statementsOfFirst = await countStatements(fetchList)
const statementsOfNext = await countStatements(fetchList)
process.stdout.write(
  `GET /api/plans: ${statementsOfNext} statements; the first after a change of the catalogue or of times: ${statementsOfFirst}, without availability ${statementsWithout}\n`,
)
process.stdout.write(
  `${listed.length} plans, ${workers} workers: without ${bare.toFixed(2)} ms, with ${warm.toFixed(2)} ms (${(warm / bare).toFixed(2)} x), once a catalogue ${cold.toFixed(1)} ms\n`,
)
await stop()
