import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

import { isObject, type JsonObject } from '../common/json.ts'
import type { Level } from './promises.ts'

export type Status = 'passed' | 'failed' | 'skipped'

/** One test of a run. The title begins with the titles of the suites around the test. */
export type TestResult = { readonly file: string; readonly title: string; readonly status: Status }

const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((entry) => isObject(entry)) : []

const statuses: Readonly<Record<string, Status>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
}

const statusOf = (word: unknown): Status => statuses[String(word)] ?? 'skipped'

const fromVitest = (report: JsonObject): readonly TestResult[] =>
  objects(report['testResults']).flatMap((file) =>
    objects(file['assertionResults']).map((test) => ({
      file: String(file['name']),
      title: String(test['fullName']),
      status: statusOf(test['status']),
    })),
  )

function fromPlaywright(folder: string, suite: JsonObject, titles: readonly string[]): readonly TestResult[] {
  return [
    ...objects(suite['specs']).flatMap((spec) =>
      objects(spec['tests']).map((test) => ({
        file: join(folder, String(spec['file'])),
        title: [...titles, String(spec['title'])].join(' '),
        status: statusOf(test['status']),
      })),
    ),
    ...objects(suite['suites']).flatMap((inner) =>
      fromPlaywright(folder, inner, [...titles, String(inner['title'])]),
    ),
  ]
}

/** The lines of `scripts/lib/test-results.mjs`, which node:test writes through. */
const fromNode = (text: string): readonly TestResult[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const test: JsonObject = JSON.parse(line)
      return { file: String(test['file']), title: String(test['title']), status: statusOf(test['status']) }
    })

function readReport(path: string): readonly TestResult[] {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.jsonl')) return fromNode(text)
  const report: JsonObject = JSON.parse(text)
  if (!('suites' in report)) return fromVitest(report)
  const folder = isObject(report['config']) ? String(report['config']['rootDir']) : ''
  return objects(report['suites']).flatMap((suite) => fromPlaywright(folder, suite, []))
}

/** The steps whose results a whole report needs. */
const neededSteps: Readonly<Record<string, readonly Level[]>> = {
  unit: ['unit'],
  server: ['http'],
  'server-pg': ['http'],
  kit: ['unit', 'dom'],
  stories: ['browser'],
  journeys: ['browser'],
}

/** The steps that left no results in `folder`, with the level of their tests. A step may leave several files. */
export function stepsWithoutResults(folder: string): readonly { step: string; levels: readonly Level[] }[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return Object.entries(neededSteps)
    .filter(([step]) => !names.some((name) => name.replace(/(-\d+)?\.jsonl?$/, '') === step))
    .map(([step, levels]) => ({ step, levels }))
}

/** What the runners of the last run wrote into `folder`, with paths from the root of the project. */
export function readResults(root: string, folder: string): readonly TestResult[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readReport(join(folder, name)))
    .map((result) => ({ ...result, file: relative(root, result.file).replaceAll('\\', '/') }))
}
