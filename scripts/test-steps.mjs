const node = process.execPath
const pnpm = 'pnpm'

/** The folder for the results of each test, which the step `promises` reads. */
export const resultsFolder = '.cache/results'

const vitest = (step, reporter, ...args) =>
  ['exec', 'vitest', 'run', ...args].concat([
    `--reporter=${reporter}`,
    '--reporter=json',
    // A test that waits longer on a busy machine proves the same.
    '--testTimeout=60000',
    '--hookTimeout=120000',
    `--outputFile.json=${resultsFolder}/${step}.json`,
  ])

/**
 * The steps of `npm test`. Those in the lane `beside` run beside the others, one after
 * another; `last` comes after both. A step with `full` runs only in `pnpm test:full`, one with `inputs`
 * only when one of them has changed since it passed on this machine. A step that takes more than
 * `minutes` is stopped and counts as failed.
 */
export const testSteps = [
  {
    name: 'check',
    what: 'lint, types, boundaries, messages, styles, documents, dead code, format',
    command: node,
    args: [
      'scripts/check.mjs',
      '--only=lint,types,boundaries,messages,styles,sources,documents,dead-code,uncalled-rules,format',
    ],
    runner: 'plain',
  },
  {
    name: 'unit',
    what: 'rules, contract, client, guards',
    command: pnpm,
    args: vitest('unit', 'dot', '--project', 'unit'),
    runner: 'vitest',
    lane: 'beside',
  },
  {
    name: 'audit',
    what: 'what a registry knows against the packages in production, where one answers',
    command: pnpm,
    args: ['audit', '--prod', '--audit-level=high', '--ignore-registry-errors'],
    env: { PNPM_CONFIG_FETCH_TIMEOUT: '20000', PNPM_CONFIG_FETCH_RETRIES: '0' },
    runner: 'exit',
    // A registry that doesn't answer is no failure, but it is no pass either.
    wasSkipped: (output) => /audit endpoint .* responded|ERR_PNPM_AUDIT|fetch failed/.test(output),
    lane: 'beside',
    minutes: 1,
  },
  {
    name: 'launchers',
    what: 'npm start and npm test on a machine in every bad state',
    command: node,
    args: ['--test', 'scripts/launch/*.test.mjs'],
    runner: 'node',
    needsSite: true,
    lane: 'beside',
    inputs: ['scripts', 'package.json', 'apps/api/src/main.ts', 'apps/web/src/app'],
  },
  {
    name: 'sizes',
    what: 'bytes of every first load against its limit',
    command: pnpm,
    args: ['size'],
    runner: 'exit',
    needsSite: true,
    lane: 'beside',
  },
  {
    name: 'examples',
    what: 'the packages released to a registry, apps outside with them, compared by picture',
    command: node,
    args: ['scripts/examples.mjs'],
    runner: 'plain',
    lane: 'beside',
    inputs: ['packages', 'examples', 'scripts/examples', 'scripts/examples.mjs', 'pnpm-lock.yaml'],
  },
  {
    name: 'server',
    what: 'the API over HTTP on the embedded database; where PostgreSQL is installed, only what depends on the engine',
    command: node,
    args: ['apps/api/test/run.ts', '--engine=embedded'],
    env: { RESULTS_FILE: `${resultsFolder}/server.jsonl` },
    runner: 'node',
    minutes: 20,
  },
  {
    name: 'server-pg',
    what: 'the API over HTTP on PostgreSQL',
    command: node,
    args: ['apps/api/test/run.ts', '--engine=postgres'],
    env: { RESULTS_FILE: `${resultsFolder}/server-pg.jsonl` },
    runner: 'node',
    needsPostgres: true,
    minutes: 20,
  },
  {
    name: 'kit',
    what: 'the contract of every component, server render and hydration, bytes of each entry',
    command: pnpm,
    args: vitest('kit', 'default', '--project', 'kit*', '--project', 'dom*'),
    runner: 'vitest',
  },
  {
    name: 'stories',
    what: 'every story in Chromium, axe; the kit under a real keyboard',
    command: pnpm,
    args: vitest('stories', 'default', '--project', 'stories-*', '--project', 'browser'),
    runner: 'vitest',
    minutes: 25,
  },
  {
    name: 'journeys',
    what: 'the site in Chromium against the real server',
    command: pnpm,
    args: ['exec', 'playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${resultsFolder}/journeys.json` },
    runner: 'playwright',
    needsSite: true,
    minutes: 25,
  },
  {
    name: 'visual',
    what: 'matrix stories against the committed pictures',
    command: pnpm,
    // Only these files contain matrix stories.
    args: ['exec', 'vitest', 'run', 'checks.stories', 'src/patterns', '--project', 'visual-*'],
    env: { VISUAL: '1' },
    needsBaselineBrowser: true,
    runner: 'vitest',
    full: true,
    minutes: 20,
  },
  {
    name: 'storybook',
    what: 'axe over every page of the built Storybook; twenty components look there as on the built site',
    command: node,
    args: ['scripts/storybook-pages.mjs'],
    runner: 'exit',
    full: true,
    minutes: 15,
  },
  {
    name: 'other-browsers',
    what: 'public pages, sign-in, portal and a paid booking in Firefox and WebKitGTK, in both languages',
    command: node,
    args: ['--test', 'tests/other-browsers/*.test.ts'],
    runner: 'node',
    needsSite: true,
    needsOtherBrowsers: true,
    full: true,
    minutes: 5,
  },
  {
    name: 'spoken',
    what: 'what Orca says: twenty moments of the site in both languages, ten in Firefox, the composites of the kit',
    command: node,
    args: ['--test', '--test-concurrency=1', 'tests/spoken/*.test.ts'],
    runner: 'node',
    needsSite: true,
    full: true,
    // Not everything has a screen reader, and where it is missing nothing was heard.
    wasSkipped: (output) => output.includes('Orca is not installed here'),
    minutes: 20,
  },
  {
    name: 'coverage',
    what: 'the rules are covered to the last branch',
    command: pnpm,
    args: vitest('coverage', 'dot', '--project', 'unit', '--coverage', 'packages/domain', 'packages/text'),
    runner: 'vitest',
    full: true,
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
  {
    name: 'promises',
    what: 'what is promised, against the tests of this run',
    command: node,
    args: ['scripts/guards/promises.mjs'],
    runner: 'plain',
    lane: 'last',
  },
]
