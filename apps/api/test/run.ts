import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostgresPrograms, startCluster } from './support/postgres.ts'
import { readResponseCoverage, type ResponseCoverage } from './support/response-coverage.ts'
import { makeDemoData, quickStart } from './support/quick-start.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * `node test/run.ts [--engine=embedded|postgres] [part of a file name ...]` runs every file on both
 * engines, unless the file chooses its engine itself.
 */
const wanted = process.argv.slice(2)
const engineArgument = wanted.find((word) => word.startsWith('--engine='))?.slice('--engine='.length)
const names = wanted.filter((word) => !word.startsWith('--'))
const suites = ['src/**/*.test.ts', 'test/**/*.test.ts', '../../tests/third-party/*.test.ts']
/** Files that only the full run takes, and a run by name: what they prove has a shorter proof elsewhere. */
const isNightly = (file: string) => file.includes('/nightly/') && process.env['FULL'] !== '1'
const files = globSync(suites, { cwd: root })
  .filter((file) => names.length > 0 || !isNightly(file))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
  .toSorted()
/** Test files that start their own servers on the embedded engine, or none, so that one run is enough. */
const engineOfTheirOwn = [
  'data-folder',
  'demo',
  'kill',
  'log',
  'notice-kill',
  'operations',
  'silent-mail',
  'start',
  'third-party',
]
/** Test files about what the engines do differently: migrations, a full disk, two starts at once. */
const engineSensitive = ['full-disk', 'migrate', 'two-starts']
const isNamed = (file: string, among: readonly string[]) =>
  among.some((name) => file.endsWith(`/${name}.test.ts`))
const onPostgres = files.filter((file) => !isNamed(file, engineOfTheirOwn))
/**
 * The files to run on the embedded engine. `npm test` sets the variable where PostgreSQL is
 * installed; then the embedded engine runs only the files that need it.
 */
const onEmbedded =
  process.env['OTHERS_ON_POSTGRES'] === '1' && names.length === 0
    ? files.filter((file) => isNamed(file, [...engineOfTheirOwn, ...engineSensitive]))
    : files

/**
 * The folder in which compiled modules are kept, because a test file runs for a few seconds and
 * would spend half of them compiling.
 */
const compiled = join(tmpdir(), 'sakina-test-compiled')
/** Writes each test's result for the report on promises. */
const resultsFile = process.env['RESULTS_FILE']
const results = resultsFile === undefined ? undefined : resolvePath(resultsFile)
if (results !== undefined) rmSync(results, { force: true })

/**
 * How many files share a process, which loads the server once for them. PGlite leaves too much memory
 * behind for that.
 */
const filesPerProcess = { embedded: 1, postgres: 11 }

/** Writes the recorded responses of each operation as test results. */
function writeCalls({ well, notWell, notRefused }: ResponseCoverage): void {
  if (results === undefined) return
  for (const id of [...well, ...notWell]) {
    const passed = well.includes(id) && !notRefused.some((pair) => pair.startsWith(`${id} `))
    const title = `the whole run over HTTP @call:${id}`
    const result = {
      file: import.meta.filename,
      title,
      status: passed ? 'passed' : 'failed',
      milliseconds: 0,
    }
    appendFileSync(results, `${JSON.stringify(result)}\n`)
  }
}

/**
 * A full run must see every operation succeed and every declared refusal; otherwise it lists what is
 * missing.
 */
function sawAll(engine: string, noted: string, chosen: readonly string[]): boolean {
  if (chosen.length < onPostgres.length || names.length > 0 || !existsSync(noted)) return true
  const reached = readResponseCoverage(noted)
  const { operations, well, notWell, declared, refused, notRefused } = reached
  writeCalls(reached)
  process.stdout.write(
    `\nContract on ${engine}: ${well.length} of ${operations} operations answered well, ` +
      `${refused} of ${declared} declared refusals seen.\n`,
  )
  if (notWell.length > 0) process.stdout.write(`✖ never answered well: ${notWell.join(', ')}\n`)
  if (notRefused.length > 0) process.stdout.write(`✖ declared and never seen: ${notRefused.join(', ')}\n`)
  return notWell.length === 0 && notRefused.length === 0
}

/** Runs some files in one process, and returns its output, results and exit code. */
function runGroup(environment: NodeJS.ProcessEnv, group: readonly string[], folder: string, index: number) {
  const lines = join(folder, `${index}.jsonl`)
  const child = spawn(
    process.execPath,
    [
      ...quickStart,
      '--test',
      ...(group.length > 1 ? ['--test-isolation=none'] : []),
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=../../scripts/lib/test-results.mjs',
      `--test-reporter-destination=${lines}`,
      '--test-timeout=120000',
      ...group,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment },
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return new Promise<{ readonly code: number | null; readonly output: string; readonly lines: string }>(
    (resolve) => {
      child.on('close', (code) =>
        resolve({ code, output, lines: existsSync(lines) ? readFileSync(lines, 'utf8') : '' }),
      )
    },
  )
}

/** Runs files on an engine, three processes at a time, because they wait for the database half of the time. */
async function runFiles(
  engine: keyof typeof filesPerProcess,
  environment: NodeJS.ProcessEnv,
  chosen: readonly string[],
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-reached-'))
  const noted = join(folder, 'answers.tsv')
  process.stdout.write(`\n${chosen.length} test files on ${engine}\n`)
  const count = Math.ceil(chosen.length / filesPerProcess[engine])
  const groups = Array.from({ length: count }, (_, index) =>
    chosen.filter((_file, place) => place % count === index),
  )
  let passed = 0
  let failed = 0
  let good = true
  let next = 0
  const work = async () => {
    while (next < groups.length) {
      const index = next++
      const { code, output, lines } = await runGroup(
        { REACHED_FILE: noted, ...environment },
        groups[index] ?? [],
        folder,
        index,
      )
      // The counts of one process say nothing; those of all stand at the end.
      process.stdout.write(
        output.replaceAll(/^ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) .*\n/gm, ''),
      )
      if (results !== undefined) appendFileSync(results, lines)
      const ended = lines
        .split('\n')
        .filter(Boolean)
        .map((line) => String(JSON.parse(line).status))
      passed += ended.filter((status) => status === 'passed').length
      failed += ended.filter((status) => status === 'failed').length
      good &&= code === 0
    }
  }
  await Promise.all([work(), work(), work()])
  const complete = sawAll(engine, noted, chosen)
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`ℹ pass ${passed}\nℹ fail ${failed}\n`)
  return good && complete
}

if (files.length === 0) {
  process.stderr.write('No test file has that name.\n')
  process.exit(1)
}
let good = true
if (engineArgument !== 'postgres') {
  const demo = await makeDemoData()
  good = await runFiles('embedded', { TEST_DATABASE_URL: '', DEMO_DATA: demo }, onEmbedded)
  rmSync(demo, { recursive: true, force: true })
}
if (engineArgument !== 'embedded') {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') {
    good = (await runFiles('postgres', {}, onPostgres)) && good
  } else if (findPostgresPrograms() === undefined) {
    process.stdout.write('\nPostgreSQL is not installed here: its half of the tests was skipped.\n')
    good = good && process.env['CI'] === undefined
  } else {
    const cluster = await startCluster()
    try {
      good = (await runFiles('postgres', { TEST_DATABASE_URL: cluster.url }, onPostgres)) && good
    } finally {
      await cluster.stop()
    }
  }
}
process.exit(good ? 0 : 1)
