import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { liveWithDays } from './support/day-life.ts'
import { lifeWorld, type LifeWorld } from './support/life.ts'
import { officeToken } from './support/office.ts'
import { startTestServer } from './support/server.ts'
import { liveWithVisits } from './support/visit-life.ts'
import { isFull } from './support/tier.ts'

/**
 * A model of what a family pays and gets, beside the server: contracts live random lives, and after each of
 * them what was paid, less what came back, must be what was had. `FULL=1` or `FC_RUNS=10000` runs at length with
 * a seed of its own; `FC_SEED` and `FC_PATH` repeat a life that failed, and `FC_SHRINK=1` shortens it.
 */
const server = startTestServer(
  { OPS_TOKEN: officeToken, DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '100000' },
  {},
  [101, 104, 107],
)

const { env } = process
/** A life takes as long as forty runs of another property. */
const runsOfALife = 40
const given = Math.ceil(Number(env['FC_RUNS'] ?? 0) / runsOfALife)
const isLong = isFull || given > 0
const seed = env['FC_SEED'] === undefined ? (isLong ? undefined : 4) : Number(env['FC_SEED'])

const number = fc.nat({ max: 9999 })

const eventsOf = (often: readonly string[], seldom: readonly string[]) =>
  fc.array(
    fc.record({
      what: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...often) },
        { weight: 1, arbitrary: fc.constantFrom(...seldom) },
      ),
      n: number,
    }),
    { maxLength: 18 },
  )

const terms = {
  voucher: fc.constantFrom('none', 'first25', 'percent', 'amount', 'points'),
  wallet: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
  method: fc.oneof(
    { weight: 5, arbitrary: fc.constant('card' as const) },
    { weight: 1, arbitrary: fc.constant('instalments' as const) },
  ),
  n: number,
  ending: fc.constantFrom('wait', 'leave', 'office'),
}

const marks = ['made', 'inside', 'cut', 'fail', 'lost', 'unmarked', 'came', 'nobody', 'decide']
const money = ['charge', 'pay', 'void', 'complain']
const endings = ['cancel', 'refund', 'answer', 'office', 'order']

const visitLives = fc.record({
  ...terms,
  plan: fc.constantFrom(101, 104, 107),
  repeats: fc.constantFrom(1, 1, 2),
  ahead: fc.integer({ min: 1, max: 9 }),
  events: eventsOf(
    [...marks, 'wait', 'money', 'time', 'move', 'pause', 'resume', 'replace', ...money],
    endings,
  ),
})

const dayLives = fc.record({
  ...terms,
  service: fc.constantFrom('live-in', 'transferred', 'recruitment', 'package'),
  delivered: fc.boolean(),
  ahead: fc.integer({ min: 1, max: 12 }),
  events: eventsOf(['wait', 'wait', 'stage', 'stage', 'pause', 'resume', 'replace', ...money], endings),
})

/** Lives so many lives, and says how many there were and from which seed they came. */
async function liveAll<Lived>(
  t: TestContext,
  {
    lives,
    live,
    few,
    many,
  }: {
    lives: fc.Arbitrary<Lived>
    live: (world: LifeWorld, life: Lived) => Promise<number>
    few: number
    many: number
  },
): Promise<void> {
  const world = lifeWorld(server)
  let lived = 0
  let events = 0
  const outcome = await fc.check(
    fc.asyncProperty(lives, async (life) => {
      try {
        events += await live(world, life)
        lived += 1
      } finally {
        await world.clear()
      }
    }),
    {
      numRuns: given > 0 ? given : isLong ? many : few,
      endOnFailure: env['FC_SHRINK'] !== '1',
      ...(seed !== undefined && { seed }),
      ...(env['FC_PATH'] !== undefined && { path: env['FC_PATH'] }),
    },
  )
  t.diagnostic(`${lived} lives, ${events} events, seed ${outcome.seed}`)
  if (outcome.failed) throw new Error(fc.defaultReportMessage(outcome), { cause: outcome.errorInstance })
}

const timeout = 3 * 3_600_000

test(
  'after any life of visits, what was paid less what came back is what was had, to the halala @W2',
  { timeout },
  (t) => liveAll(t, { lives: visitLives, live: liveWithVisits, few: 5, many: 300 }),
)

test(
  'after any life with a worker at home, what was paid less what came back is what was had, to the halala @W4',
  { timeout },
  (t) => liveAll(t, { lives: dayLives, live: liveWithDays, few: 4, many: 200 }),
)
