// `npm test` runs all tests from a bare clone. `--full` adds the nightly tier, `--changed` runs what
// the changes since the last commit can break, `--only=a,b` selects steps.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

import { ensureBrowser, ensureOtherBrowsers, ensureScreenReader, isBaselineBrowser } from './lib/browser.mjs'
import { runChild, forwardSignals } from './lib/run-child.mjs'
import { parseTestCounts } from './lib/counts.mjs'
import { hashFiles, isStepDone, markStepDone } from './lib/fingerprint.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { buildSite, installDependencies, installPrograms } from './lib/prepare.mjs'
import { cacheFolder, resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine, secondsSince } from './lib/script.mjs'
import { lastLines, ensureToolchain, exitWithParent } from './lib/toolchain.mjs'
import { resultsFolder, testSteps } from './test-steps.mjs'

const args = process.argv.slice(2)
const full = args.includes('--full')
const changed = args.includes('--changed')
const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

async function chosen({ hasPostgres, hasBaselineBrowser, hasOtherBrowsers }) {
  // Loaded here, because the Node that starts this script may lack what it imports.
  if (changed) return (await import('./lib/changed-steps.mjs')).changedSteps()
  const names = testSteps.map((step) => step.name)
  const unknown = only?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0)
    throw new ScriptError(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  return testSteps.filter(
    (step) =>
      (only ? only.includes(step.name) : full || !step.full) &&
      (hasPostgres || !step.needsPostgres) &&
      (!step.needsBaselineBrowser || hasBaselineBrowser) &&
      (!step.needsOtherBrowsers || hasOtherBrowsers),
  )
}

/** Makes a folder in memory for the files of the tests, or returns undefined on a machine without much memory. */
function makeFolderInMemory() {
  const disk = '/dev/shm'
  if (!existsSync(disk)) return undefined
  const { bavail, bsize } = statfsSync(disk)
  if (bavail * bsize < 8e9) return undefined
  const folder = mkdtempSync(join(disk, 'sakina-tests-'))
  // PostgreSQL runs as another account.
  chmodSync(folder, 0o1777)
  return folder
}

async function runStep(step, { hasPostgres, site, inMemory }) {
  const print = step.inputs && hashFiles(step.inputs)
  // A build machine starts from nothing, so there every step runs.
  if (print && !only && !full && !process.env.CI && isStepDone(step.name, print)) {
    printLine(`ok     ${step.name}: passed before, and nothing it reads has changed`)
    return { ...step, passed: 0, failed: 0, flaky: 0, took: '0.0 s', state: 'same  ' }
  }
  if (step.needsSite) await site
  const since = Date.now()
  printLine(`…      ${step.name}: ${step.what}`)
  // A log file needs no colours and no overwritten lines.
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...(inMemory && { TMPDIR: inMemory }),
    ...(full ? { FULL: '1', FC_RUNS: '10000' } : hasPostgres && { OTHERS_ON_POSTGRES: '1' }),
    ...step.env,
  }
  // Steps run beside each other, so what one prints is shown at its end.
  const { code, output } = await runChild(step.command, step.args, {
    env,
    capture: true,
    timeout: (step.minutes ?? 10) * (full ? 6 : 1) * 60_000,
  })
  mkdirSync(join(cacheFolder, 'logs'), { recursive: true })
  writeFileSync(join(cacheFolder, 'logs', `${step.name}.log`), output)
  const wasSkipped = code === 0 && step.wasSkipped?.(output)
  const counts = wasSkipped
    ? { passed: 0, failed: 0, flaky: 0 }
    : parseTestCounts({ runner: step.runner, output, code })
  const took = secondsSince(since)
  const state =
    counts.failed > 0 ? 'FAILED' : wasSkipped ? 'NOT LOOKED' : counts.flaky > 0 ? 'UNSTEADY' : 'ok    '
  printLine(`${state} ${step.name}: ${describeCounts(counts)}, ${took}`)
  if (counts.failed > 0) printLine(lastLines(output, 400))
  else if (print) markStepDone(step.name, print)
  return { ...step, ...counts, took, state }
}

/** A test that passed only when repeated is named, so that no retry hides a fault. */
const describeCounts = ({ passed, failed, flaky }) =>
  `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} passed only when repeated` : ''}`

/** Returns the tests of a step, the slowest first. */
async function testsOf(name) {
  const { readReport } = await import('./guards/promises/results.ts')
  return readdirSync(resolveFromRoot(resultsFolder))
    .filter((file) => file.replace(/\.jsonl?$/, '') === name)
    .flatMap((file) => readReport(resolveFromRoot(resultsFolder, file)))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
}

const describeTest = (note, { milliseconds, title }) =>
  `${note.padEnd(9)}${(milliseconds / 1000).toFixed(1).padStart(5)} s  ${title.slice(0, 110)}`

/** Prints the repeated tests of a step and its five slowest; returns the failed ones. */
async function printTests(name) {
  const tests = await testsOf(name)
  for (const test of tests.filter(({ wasRepeated }) => wasRepeated))
    printLine(`    ${describeTest('REPEATED', test)}`)
  for (const test of tests.slice(0, 5)) printLine(`    ${describeTest('', test)}`)
  return tests.filter(({ status }) => status === 'failed')
}

/** Runs steps one after another. */
async function runInTurn(steps, machine) {
  const results = []
  for (const step of steps) results.push(await runStep(step, machine))
  return results
}

await runScript(async () => {
  const since = Date.now()
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), args))) return
  exitWithParent()
  forwardSignals()
  await Promise.all([installDependencies(), installPrograms()])
  await ensureBrowser()
  const hasPostgres = await ensurePostgres()
  const hasBaselineBrowser = full && (await isBaselineBrowser())
  const needsOtherBrowsers = full || only?.some((name) => name === 'other-browsers' || name === 'spoken')
  const hasOtherBrowsers = needsOtherBrowsers && (await ensureOtherBrowsers())
  if (full || only?.includes('spoken')) await ensureScreenReader()
  const steps = await chosen({ hasPostgres, hasBaselineBrowser, hasOtherBrowsers })

  // A run of some steps keeps the results of the others, so that a report can be assembled from several
  // runs.
  if (!only && !changed) rmSync(resolveFromRoot(resultsFolder), { recursive: true, force: true })
  mkdirSync(resolveFromRoot(resultsFolder), { recursive: true })
  printLine(`\nPrepared in ${secondsSince(since)}. ${steps.length} steps:`)
  const inLane = (lane) => steps.filter((step) => (step.lane ?? 'main') === lane)
  const site = steps.some((step) => step.needsSite) ? buildSite() : undefined
  const inMemory = makeFolderInMemory()
  if (inMemory) process.on('exit', () => rmSync(inMemory, { recursive: true, force: true }))
  const machine = { hasPostgres, site, inMemory }
  const [main, beside] = await Promise.all([
    runInTurn(inLane('main'), machine),
    Promise.resolve(site).then(() => runInTurn(inLane('beside'), machine)),
  ])
  const results = [...main, ...beside, ...(await runInTurn(inLane('last'), machine))]

  printLine('\nStep by step, with the slowest tests of each:')
  const failed = []
  for (const { name, took, state, ...counts } of results) {
    printLine(`  ${state} ${name.padEnd(14)} ${describeCounts(counts)}, ${took}`)
    failed.push(...(await printTests(name)))
  }
  // Last, where a reader of a long log looks first.
  for (const test of failed) {
    printLine(`\n${describeTest('FAILED', test)}\n  ${relative(resolveFromRoot('.'), test.file ?? '')}`)
    const said = stripVTControlCharacters(test.message ?? '').split('\n')
    printLine(
      said
        .filter((each) => !each.includes('node_modules'))
        .slice(0, 12)
        .join('\n')
        .replace(/^/gm, '  '),
    )
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  printLine(`\nWhole run: ${((Date.now() - since) / 60_000).toFixed(1)} minutes. Logs: .cache/logs`)
  printLine(`${total('passed')} passed, ${total('failed')} failed`)
  if (total('failed') > 0) process.exitCode = 1
})
