import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Verdict } from '../common/verdicts.ts'
import type { TestResult } from './results.ts'

/** How a test uses the product: over HTTP, in a browser, as a component in jsdom, or as a module. */
type Level = 'http' | 'browser' | 'dom' | 'unit'

/** A promise of the product and the test levels that must prove it. */
export type ProductPromise = {
  readonly tag: string
  readonly text: string
  readonly kind: string
  /** The test levels that prove the promise. */
  readonly provedBy: readonly Level[]
}

type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

/**
 * The lists in `tests/promises`, by the kind in the tag: `@rule:fee`. `@R7` and `@W7` belong to the first two
 * lists, whose keys are whole tags.
 */
const lists: Readonly<Record<string, { readonly list: string; readonly provedBy: readonly Level[] }>> = {
  reliability: { list: 'reliability', provedBy: ['http', 'browser'] },
  fairness: { list: 'fairness', provedBy: ['http', 'browser'] },
  rule: { list: 'rules', provedBy: ['http', 'browser'] },
  message: { list: 'messages', provedBy: ['http', 'browser', 'dom'] },
  constant: { list: 'constants', provedBy: ['http', 'browser', 'dom'] },
  popup: { list: 'popups', provedBy: ['browser'] },
  access: { list: 'accessibility', provedBy: ['browser', 'dom', 'unit'] },
}

const tagIsKey: ReadonlySet<string> = new Set(['reliability', 'fairness'])

/** Returns all promises: the lists, the routes of the site, and the operations of the API. */
export function readProductPromises(root: string): readonly ProductPromise[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const listed = Object.entries(lists).flatMap(([kind, { list, provedBy }]) => {
    const promises: Readonly<Record<string, string>> = JSON.parse(read(`tests/promises/${list}.json`))
    return Object.entries(promises).map(([key, text]): ProductPromise => {
      const tag = tagIsKey.has(kind) ? `@${key}` : `@${kind}:${key}`
      return { tag, text, kind, provedBy }
    })
  })
  const routes = [...read('apps/web/src/shared/config/paths.ts').matchAll(/pattern: '([^']+)'/g)].map(
    ([, pattern]): ProductPromise => ({
      tag: `@route:${pattern}`,
      text: `the page ${pattern}`,
      kind: 'route',
      provedBy: ['browser'],
    }),
  )
  const { paths }: OpenApi = JSON.parse(read('packages/api-client/openapi.json'))
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]): ProductPromise => {
      const text = `${method.toUpperCase()} ${path} answers well, and refuses all it declares`
      return { tag: `@call:${operationId}`, text, kind: 'call', provedBy: ['http'] }
    }),
  )
  return [...listed, ...routes, ...calls]
}

function levelOf(file: string): Level {
  if (/^apps\/api\/test\/|^tests\/third-party\//.test(file)) return 'http'
  if (/^tests\/e2e\/|\.stories\.tsx$/.test(file)) return 'browser'
  return /\.dom\.test\.tsx?$/.test(file) ? 'dom' : 'unit'
}

const tagPattern = /(?<=^|\s)@(?:[RW]\d+|[a-z]+:\S+)/g

const names = (results: readonly TestResult[]) => [
  ...new Set(results.map(({ file, title }) => `${file} › ${title.replaceAll(tagPattern, '').trim()}`)),
]

/** A promise needs a passing test of a sufficient level, and no failing one. */
function judge({ tag, text, kind, provedBy }: ProductPromise, tagged: readonly TestResult[]) {
  const counted = tagged.filter(({ file }) => provedBy.includes(levelOf(file)))
  const failed = counted.filter(({ status }) => status === 'failed')
  const passed = counted.filter(({ status }) => status === 'passed')
  const said =
    failed.length > 0
      ? `failed: ${names(failed).join('; ')}`
      : `no green test${tagged.length > counted.length ? `, and a ${kind} is proved by ${provedBy.join(' or ')}` : ''}`
  const ok = failed.length === 0 && passed.length > 0
  return { what: `${tag} (${text})`, kind, ok, said, tests: names(passed), hasRun: counted.length > 0 }
}

/**
 * Compares the promises with the tests of a run: each promise needs a passing test, and each tag a promise.
 */
export function checkProductPromises(
  promises: readonly ProductPromise[],
  results: readonly TestResult[],
): { readonly verdicts: readonly (Verdict & ReturnType<typeof judge>)[]; readonly table: readonly string[] } {
  const tagged = new Map<string, TestResult[]>()
  for (const result of results)
    for (const [tag] of result.title.matchAll(tagPattern))
      tagged.set(tag, [...(tagged.get(tag) ?? []), result])

  const verdicts = promises.map((promise) => judge(promise, tagged.get(promise.tag) ?? []))
  const unknown = [...tagged]
    .filter(([tag]) => promises.every((promise) => promise.tag !== tag))
    .map(([what, tests]) => {
      const said = `no such promise: ${names(tests).join('; ')}`
      return { what, kind: 'unknown', ok: false, said, tests: [], hasRun: true }
    })
  const table = [...Map.groupBy(verdicts, ({ kind }) => kind)].map(([kind, all]) => {
    const green = all.filter(({ ok }) => ok).length
    return `${kind.padEnd(12)} ${String(all.length).padStart(4)} promised, ${String(green).padStart(4)} with green tests`
  })
  return { verdicts: [...verdicts, ...unknown], table }
}
