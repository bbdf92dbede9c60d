/**
 * What `npm test` runs, in order. `full` steps run in `pnpm test:full` only; `minutes` is the limit after which a step
 * that hangs is stopped and counts as failed.
 */
const node = process.execPath
const pnpm = 'pnpm'

export const steps = [
  {
    name: 'check',
    what: 'lint, types, boundaries, messages, proofs, documents, dead code, format',
    command: node,
    args: [
      'scripts/check.mjs',
      '--only=lint,types,boundaries,messages,sources,coverage,documents,dead-code,format',
    ],
    runner: 'plain',
  },
  {
    name: 'unit',
    what: 'rules, contract, client, guards; the rules covered to the last branch',
    command: pnpm,
    args: ['exec', 'vitest', 'run', '--project', 'unit', '--reporter=dot', '--coverage'],
    runner: 'vitest',
  },
  {
    name: 'launchers',
    what: 'npm start and npm test on a machine in every bad state',
    command: node,
    args: ['--test', 'scripts/launch/*.test.mjs'],
    runner: 'node',
  },
  {
    name: 'sizes',
    what: 'bytes of every first load against its budget',
    command: node,
    args: ['scripts/guards/sizes.mjs'],
    runner: 'plain',
  },
  {
    name: 'packages',
    what: 'the packed packages: publint, are the types wrong',
    command: node,
    args: ['scripts/guards/packages.mjs'],
    runner: 'plain',
  },
  {
    name: 'examples',
    what: 'three apps outside, from the tarballs, in a browser in both languages, compared by picture',
    command: node,
    args: ['scripts/examples.mjs'],
    runner: 'plain',
  },
  {
    name: 'server',
    what: 'the API over HTTP on the embedded database',
    command: node,
    args: ['apps/api/test/run.ts', '--engine=embedded'],
    runner: 'node',
  },
  {
    name: 'server-pg',
    what: 'the same on PostgreSQL',
    command: node,
    args: ['apps/api/test/run.ts', '--engine=postgres'],
    runner: 'node',
    needsPostgres: true,
  },
  {
    name: 'kit',
    what: 'the contract of every component, server render and hydration, bytes of each entry',
    command: pnpm,
    args: ['exec', 'vitest', 'run', '--project', 'kit', '--project', 'dom'],
    runner: 'vitest',
  },
  {
    name: 'stories',
    what: 'every story in Chromium, matrix stories in four modes, axe',
    command: pnpm,
    args: ['exec', 'vitest', 'run', '--project', 'stories-*'],
    runner: 'vitest',
    minutes: 25,
  },
  {
    name: 'journeys',
    what: 'the site in Chromium against the real server',
    command: pnpm,
    args: ['exec', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
    runner: 'playwright',
    minutes: 25,
  },
  {
    name: 'visual',
    what: 'matrix stories against the committed pictures',
    command: pnpm,
    // matrix stories are in these files only
    args: ['exec', 'vitest', 'run', 'checks.stories', 'src/patterns', '--project', 'visual-*'],
    env: { VISUAL: '1' },
    needsBaselineBrowser: true,
    runner: 'vitest',
    full: true,
    minutes: 20,
  },
  {
    name: 'mutation',
    what: 'how many faults in the rules the tests would notice',
    command: pnpm,
    args: ['--filter', '@sakina/domain', 'mutation'],
    runner: 'exit',
    full: true,
    minutes: 30,
  },
]
