import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { child } from '../lib/child.mjs'
import { inRoot, root } from '../lib/root.mjs'
import { say } from '../lib/say.mjs'

const quiet = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function report(command, args, env, reportFile) {
  const { output } = await child(command, args, { env, capture: true })
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'))
  } catch {
    throw new Error(`${command} ${args.join(' ')} left no report:\n${output.slice(-2000)}`)
  }
}

/** The server's own tests, on both engines; the runner says a line a test. */
async function server(files) {
  const names = files.map((file) => relative('apps/api', file))
  const { output } = await child(process.execPath, [inRoot('apps/api/test/run.ts'), ...names], {
    env: quiet,
    capture: true,
  })
  const lines = stripVTControlCharacters(output).split('\n')
  // the title does not say its file; the promises name titles that stand in one file only
  return lines.flatMap((line) => {
    const [, mark, title] = /^\s*([✔✖]) (.+?)(?: \([\d.]+ms\))?$/.exec(line) ?? []
    return mark ? files.map((file) => ({ file, title, ok: mark === '✔' })) : []
  })
}

async function journeys(files, titles) {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-proof-'))
  const reportFile = join(folder, 'report.json')
  const names = files.map((file) => relative('tests/e2e', file))
  const pattern = titles.map(escaped).join('|')
  const args = ['exec', 'playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=json']
  const env = { ...quiet, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile }
  const { suites, errors } = await report('pnpm', [...args, '-g', pattern, ...names], env, reportFile)
  // such as no site to walk through; the tests behind it are then told as not run
  for (const { message } of errors ?? [])
    say(`journeys: ${stripVTControlCharacters(message ?? '').split('\n')[0]}`)
  rmSync(folder, { recursive: true })
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      // a language or a device that the small form leaves out
      .filter(({ status }) => status !== 'skipped')
      .map(({ results }) => ({
        file: `tests/e2e/${file}`,
        title,
        ok: results.at(-1)?.status === 'passed',
      })),
  )
}

async function units(files) {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-proof-'))
  const reportFile = join(folder, 'report.json')
  const projects = ['unit', 'dom', 'kit'].flatMap((name) => ['--project', name])
  const args = ['exec', 'vitest', 'run', ...projects, '--reporter=json', `--outputFile=${reportFile}`]
  const { testResults } = await report('pnpm', [...args, ...files], quiet, reportFile)
  rmSync(folder, { recursive: true })
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      ok: status === 'passed',
    })),
  )
}

const runners = [
  { covers: (file) => file.startsWith('tests/e2e/'), run: journeys },
  { covers: (file) => /^(apps\/api\/|tests\/third-party\/)/.test(file), run: server },
  { covers: () => true, run: units },
]

/** Runs the files the tests stand in, each with its own runner, and answers a line a test that ran. */
export async function resultsOf(tests) {
  const results = []
  for (const runner of runners) {
    const own = tests.filter(({ file }) => runners.find(({ covers }) => covers(file)) === runner)
    if (own.length === 0) continue
    const files = [...new Set(own.map(({ file }) => file))]
    results.push(...(await runner.run(files, [...new Set(own.map(({ title }) => title))])))
  }
  return results
}
