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
const seed = env['FC_SEED'] === undefined ? (isLong ? undefined : 7) : Number(env['FC_SEED'])

const number = fc.nat({ max: 9999 })

const eventsOf = (often: readonly string[], seldom: readonly string[]) =>
  fc.array(
    fc.record({
      what: fc.oneof(
        { weight: 24, arbitrary: fc.constantFrom(...often) },
        { weight: 1, arbitrary: fc.constantFrom(...seldom) },
      ),
      n: number,
    }),
    { minLength: 8, maxLength: 20, size: 'max' },
  )

const terms = {
  voucher: fc.constantFrom('none', 'first25', 'percent', 'amount', 'points'),
  firstTry: fc.oneof(
    { weight: 4, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom('withdrawn' as const, 'released' as const, 'declined' as const) },
  ),
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
const changes = ['pause', 'pause', 'resume', 'replace', 'assign', 'answer']
const endings = ['cancel', 'refund', 'answer', 'office', 'order']

const visitLives = fc.record({
  ...terms,
  plan: fc.constantFrom(101, 104, 107),
  repeats: fc.constantFrom(1, 1, 2),
  ahead: fc.integer({ min: 1, max: 9 }),
  events: eventsOf(
    [...marks, 'wait', 'money', 'time', 'time', 'move', 'absent', ...changes, ...money],
    endings,
  ),
})

const dayLives = fc.record({
  ...terms,
  service: fc.constantFrom('live-in', 'transferred', 'recruitment', 'package'),
  workers: fc.constantFrom(1, 2),
  delivered: fc.boolean(),
  ahead: fc.integer({ min: 1, max: 12 }),
  events: eventsOf(
    [
      'wait',
      'wait',
      'stage',
      'stage',
      'came',
      'offer',
      'offer',
      'dispute',
      'decide',
      'absent',
      ...changes,
      ...money,
    ],
    endings,
  ),
})

/** Lives so many lives; at length it says how many there were, what happened in them, and their seed. */
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
  const counted = [...world.tally].toSorted(([, one], [, other]) => other - one)
  if (isLong)
    process.stdout.write(
      [
        `\n${t.name}: ${lived} lives, ${events} events, seed ${outcome.seed}`,
        ...counted.map(([what, times]) => `${String(times).padStart(6)} ${what}`),
        '\n',
      ].join('\n'),
    )
  if (outcome.failed) throw new Error(fc.defaultReportMessage(outcome), { cause: outcome.errorInstance })
}

const timeout = 3 * 3_600_000

test(
  'after any life of visits, what was paid less what came back is what was had, to the halala @W2',
  { timeout },
  (t) => liveAll(t, { lives: visitLives, live: liveWithVisits, few: 3, many: 150 }),
)

test(
  'after any life with a worker at home, what was paid less what came back is what was had, to the halala @W4',
  { timeout },
  (t) => liveAll(t, { lives: dayLives, live: liveWithDays, few: 3, many: 150 }),
)
