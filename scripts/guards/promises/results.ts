import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The result of one test. Its title includes the titles of its suites. */
export type TestResult = {
  readonly file: string
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  /** True if the test passed only when repeated. */
  readonly wasRepeated?: boolean
  /** What a failed test says. */
  readonly message?: string | undefined
}

/** The report formats: Vitest, Playwright, and node:test through `scripts/lib/test-results.mjs`. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}
type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
}
type PlaywrightReport = { readonly config: { readonly rootDir: string }; readonly suites: readonly Suite[] }

const statuses: Readonly<Record<string, TestResult['status']>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
}
type Raw = Omit<TestResult, 'status' | 'milliseconds'> & { status: string; milliseconds?: number | undefined }
const result = ({ status, milliseconds = 0, ...rest }: Raw): TestResult => ({
  ...rest,
  status: statuses[status] ?? 'skipped',
  milliseconds,
  ...(status === 'flaky' && { wasRepeated: true }),
})

const fromSuite = (folder: string, suite: Suite, titles: readonly string[]): readonly TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) =>
      result({
        file: join(folder, file),
        title: [...titles, title].join(' '),
        status,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        message: results.find(({ error }) => error)?.error?.message,
      }),
    ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => fromSuite(folder, inner, [...titles, inner.title])),
]

/** Reads the results of one step. */
export function readReport(path: string): readonly TestResult[] {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.jsonl'))
    return text.split('\n').flatMap((line): TestResult[] => (line ? JSON.parse(line) : []))
  const report: PlaywrightReport | VitestReport = JSON.parse(text)
  return 'suites' in report
    ? report.suites.flatMap((suite) => fromSuite(report.config.rootDir, suite, []))
    : report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status, duration, failureMessages }) =>
          result({
            file: name,
            title: fullName,
            status,
            milliseconds: duration,
            message: failureMessages?.[0],
          }),
        ),
      )
}

/** The steps that a complete report needs. */
const neededSteps = ['unit', 'server', 'server-pg', 'kit', 'stories', 'journeys']

/**
 * Reads the results of the last run in `.cache/results` with paths from the root, and lists the steps
 * without results.
 */
export function readResults(root: string) {
  const folder = join(root, '.cache/results')
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const results = files
    .flatMap((file) => readReport(join(folder, file)))
    .map((each) => ({ ...each, file: relative(root, each.file).replaceAll('\\', '/') }))
  const steps = files.map((file) => file.replace(/(-\d+)?\.jsonl?$/, ''))
  return { results, missingSteps: neededSteps.filter((step) => !steps.includes(step)) }
}
