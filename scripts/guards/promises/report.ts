import type { Verdict } from '../common/verdicts.ts'
import { levelOf, type Level, type Promised } from './promises.ts'
import type { TestResult } from './results.ts'

const tagPattern = /(?<=^|\s)@(?:R\d+|[a-z]+:\S+)/g

const nameOf = ({ file, title }: TestResult): string => `${file} › ${title.replaceAll(tagPattern, '').trim()}`

export type Report = {
  /** Each promise with the tests that prove it, and each tag that belongs to no promise. */
  readonly verdicts: readonly (Verdict & { readonly tests: readonly string[] })[]
  /** Promises without a test in this run whose test may be in a step that did not run. */
  readonly notJudged: readonly string[]
  readonly table: readonly string[]
}

function judge({ tag, text, kind }: Promised, tagged: readonly TestResult[]) {
  const counted = tagged.filter(({ file }) => kind.provedBy.includes(levelOf(file)))
  const failed = counted.filter(({ status }) => status === 'failed')
  const passed = counted.filter(({ status }) => status === 'passed')
  const elsewhere =
    tagged.length > counted.length ? `, and a ${kind.name} is proved by ${kind.provedBy.join(' or ')}` : ''
  return {
    what: `${tag} (${text})`,
    ok: failed.length === 0 && passed.length > 0,
    said:
      failed.length > 0
        ? `failed: ${[...new Set(failed.map(nameOf))].join('; ')}`
        : `no green test${elsewhere}`,
    tests: [...new Set(passed.map(nameOf))],
    ran: passed.length + failed.length > 0,
  }
}

/**
 * Compares what is promised with the tests of a run: each promise needs a green test, each tag a promise. Where the tests
 * of the levels `missing` did not run, what they may prove is not judged.
 */
export function report(
  promises: readonly Promised[],
  results: readonly TestResult[],
  missing: readonly Level[] = [],
): Report {
  const tagged = new Map<string, TestResult[]>()
  for (const result of results)
    for (const [tag] of result.title.matchAll(tagPattern))
      tagged.set(tag, [...(tagged.get(tag) ?? []), result])

  const all = promises.map((promised) => {
    const { ran, ...judgement } = judge(promised, tagged.get(promised.tag) ?? [])
    const mayBeElsewhere = promised.kind.provedBy.some((level) => missing.includes(level))
    return { kind: promised.kind.name, isJudged: ran || !mayBeElsewhere, ...judgement }
  })
  const judged = all.filter(({ isJudged }) => isJudged)
  const known = new Set(promises.map(({ tag }) => tag))
  const unknown = [...tagged].filter(([tag]) => !known.has(tag))
  const table = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const ofKind = all.filter((each) => each.kind === kind)
    const green = ofKind.filter(({ ok }) => ok).length
    return `${kind.padEnd(12)} ${String(ofKind.length).padStart(4)} promised, ${String(green).padStart(4)} with green tests`
  })
  return {
    verdicts: [
      ...judged,
      ...unknown.map(([tag, tests]) => ({
        what: tag,
        ok: false,
        said: `no such promise: ${[...new Set(tests.map(nameOf))].join('; ')}`,
        tests: [],
      })),
    ],
    notJudged: all.filter(({ isJudged }) => !isJudged).map(({ what }) => what),
    table,
  }
}
