// `npm test` runs all tests from a bare clone. `--full` adds the second tier, `--only a,b` selects steps.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { ensureBrowser, isBaselineBrowser } from './lib/browser.mjs'
import { runChild, forwardSignals } from './lib/run-child.mjs'
import { parseTestCounts } from './lib/counts.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { buildSite, installDependencies } from './lib/prepare.mjs'
import { cacheFolder, resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine, secondsSince } from './lib/script.mjs'
import { ensureToolchain, exitWithParent } from './lib/toolchain.mjs'
import { resultsFolder, testSteps } from './test-steps.mjs'

const args = process.argv.slice(2)
const full = args.includes('--full')
const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

function chosen(hasPostgres, hasBaselineBrowser) {
  const names = testSteps.map((step) => step.name)
  const unknown = only?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0)
    throw new ScriptError(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  return testSteps.filter(
    (step) =>
      (only ? only.includes(step.name) : full || !step.full) &&
      (hasPostgres || !step.needsPostgres) &&
      (!step.needsBaselineBrowser || hasBaselineBrowser),
  )
}

async function runStep(step, hasPostgres) {
  const since = Date.now()
  printLine(`\n── ${step.name}: ${step.what}`)
  // A log file needs no colours and no overwritten lines.
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...(full ? { FULL: '1', FC_RUNS: '10000' } : hasPostgres && { OTHERS_ON_POSTGRES: '1' }),
    ...step.env,
  }
  const { code, output } = await runChild(step.command, step.args, {
    env,
    tee: (chunk) => process.stdout.write(chunk),
    timeout: (step.minutes ?? 10) * (full ? 6 : 1) * 60_000,
  })
  mkdirSync(join(cacheFolder, 'logs'), { recursive: true })
  writeFileSync(join(cacheFolder, 'logs', `${step.name}.log`), output)
  return { ...step, ...parseTestCounts({ runner: step.runner, output, code }), took: secondsSince(since) }
}

await runScript(async () => {
  const since = Date.now()
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), args))) return
  exitWithParent()
  forwardSignals()
  await installDependencies()
  await ensureBrowser()
  const hasPostgres = await ensurePostgres()
  const hasBaselineBrowser = full && (await isBaselineBrowser())
  await buildSite()

  // A run of some steps keeps the results of the others, so that a report can be assembled from several
  // runs.
  if (!only) rmSync(resolveFromRoot(resultsFolder), { recursive: true, force: true })
  mkdirSync(resolveFromRoot(resultsFolder), { recursive: true })
  const results = []
  for (const step of chosen(hasPostgres, hasBaselineBrowser)) results.push(await runStep(step, hasPostgres))

  printLine('\nStep by step:')
  for (const { name, passed, failed, took } of results) {
    printLine(
      `  ${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(14)} ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${took}`,
    )
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  printLine(`\nWhole run: ${((Date.now() - since) / 60_000).toFixed(1)} minutes. Logs: .cache/logs`)
  printLine(`${total('passed')} passed, ${total('failed')} failed`)
  if (total('failed') > 0) process.exitCode = 1
})
