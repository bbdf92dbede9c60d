import { describe, expect, test } from 'vitest'

import { projectRoot, temporaryFolder, write } from '../fixtures/fixture-project.ts'
import { readPromises, type Kind } from './promises.ts'
import { report } from './report.ts'
import { readResults, stepsWithoutResults, type TestResult } from './results.ts'
import { unknownTags } from './unknown-tags.ts'

const rule: Kind = { name: 'rule', provedBy: ['http', 'browser'] }
const fee = { tag: '@rule:fee', text: 'A fee is paid', kind: rule }
const result = (file: string, title: string, status: TestResult['status'] = 'passed') => ({
  file,
  title,
  status,
})

const failures = (...results: readonly TestResult[]) =>
  report([fee], results)
    .verdicts.filter(({ ok }) => !ok)
    .map(({ what, said }) => `${what}: ${said}`)

describe('the report on promises', () => {
  test('is content when each promise has a green test', () => {
    const results = [
      result('apps/api/test/fees.test.ts', 'asks a fee @rule:fee'),
      result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee', 'skipped'),
      result('tests/e2e/fees.spec.ts', 'writes to nobody@rule.example', 'failed'),
    ]
    expect(failures(...results)).toEqual([])
    const { verdicts, table } = report([fee], results)
    expect(verdicts[0]?.tests).toEqual(['apps/api/test/fees.test.ts › asks a fee'])
    expect(table).toEqual(['rule            1 promised,    1 with green tests'])
  })

  test('names a promise without a green test', () => {
    const promised = '@rule:fee (A fee is paid)'
    expect(failures()).toEqual([`${promised}: no green test`])
    expect(failures(result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee', 'skipped'))).toEqual([
      `${promised}: no green test`,
    ])
    const http = result('apps/api/test/fees.test.ts', 'asks a fee @rule:fee')
    const failed = result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee', 'failed')
    expect(failures(http, failed)).toEqual([`${promised}: failed: tests/e2e/fees.spec.ts › shows a fee`])
  })

  test('takes no unit test for the proof of a rule', () => {
    expect(failures(result('packages/domain/src/fee.test.ts', 'is 25 % @rule:fee'))).toEqual([
      '@rule:fee (A fee is paid): no green test, and a rule is proved by http or browser',
    ])
  })

  test('names a tag without a promise', () => {
    const results = [
      result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee'),
      result('tests/e2e/fees.spec.ts', 'shows a fine @rule:fine'),
    ]
    expect(failures(...results)).toEqual([
      '@rule:fine: no such promise: tests/e2e/fees.spec.ts › shows a fine',
    ])
  })

  test('does not judge what only steps that did not run could prove', () => {
    const withoutJourneys = (...results: readonly TestResult[]) => {
      const { verdicts, notJudged } = report([fee], results, ['browser'])
      return { failed: verdicts.filter(({ ok }) => !ok).map(({ what }) => what), notJudged }
    }
    const promised = '@rule:fee (A fee is paid)'
    const http = (status: TestResult['status']) =>
      result('apps/api/test/fees.test.ts', 'asks a fee @rule:fee', status)
    expect(withoutJourneys()).toEqual({ failed: [], notJudged: [promised] })
    const unit = result('packages/domain/src/fee.test.ts', 'is 25 % @rule:fee')
    expect(withoutJourneys(unit)).toEqual({ failed: [], notJudged: [promised] })
    expect(withoutJourneys(http('passed'))).toEqual({ failed: [], notJudged: [] })
    expect(withoutJourneys(http('failed'))).toEqual({ failed: [promised], notJudged: [] })
    expect(report([fee], [], ['dom']).notJudged).toEqual([])
  })
})

test('a step that left no results is named, one in several parts is not', () => {
  const root = temporaryFolder()
  write(root, { 'results/journeys-1.json': '{}', 'results/server.jsonl': '', 'results/unit.json': '{}' })
  expect(stepsWithoutResults(`${root}/results`).map(({ step }) => step)).toEqual([
    'server-pg',
    'kit',
    'stories',
  ])
  expect(stepsWithoutResults(`${root}/nothing`)).toHaveLength(6)
})

test('a tag that no list promises is found before a run', () => {
  const titles = [
    "test('asks a fee @rule:fee', async () => {})",
    "test('asks a fine @rule:fine @R99', async () => {})",
    'test(`${path} opens @route:${path}`, async () => {})',
    "const email = 'nobody@rule:example'",
  ]
  const messages = unknownTags([fee], 'fees.test.ts', titles.join('\n')).map(
    ({ line, message }) => `${line ?? ''} ${message.slice(0, message.indexOf(':', 8))}`,
  )
  expect(messages).toEqual(['2 “@rule:fine” is no promise', '2 “@R99” is no promise'])
})

test('results of all three runners are read', () => {
  const root = temporaryFolder()
  write(root, {
    '.cache/results/journeys.json': JSON.stringify({
      config: { rootDir: `${root}/tests/e2e` },
      suites: [
        {
          title: 'a.spec.ts',
          suites: [
            {
              title: 'a page',
              specs: [
                { title: 'opens', file: 'a.spec.ts', tests: [{ status: 'flaky' }, { status: 'skipped' }] },
              ],
            },
          ],
        },
      ],
    }),
    '.cache/results/kit.json': JSON.stringify({
      testResults: [
        {
          name: `${root}/packages/a.test.ts`,
          assertionResults: [{ fullName: 'a form is sent', status: 'passed' }],
        },
      ],
    }),
    '.cache/results/server.jsonl': `${JSON.stringify(result(`${root}/apps/a.test.ts`, 'answers', 'failed'))}\n`,
  })
  expect(readResults(root, `${root}/.cache/results`)).toEqual([
    result('tests/e2e/a.spec.ts', 'a page opens'),
    result('tests/e2e/a.spec.ts', 'a page opens', 'skipped'),
    result('packages/a.test.ts', 'a form is sent'),
    result('apps/a.test.ts', 'answers', 'failed'),
  ])
  expect(readResults(root, `${root}/nothing`)).toEqual([])
})

test('every page, call and listed sentence of the project is promised once', () => {
  const tags = readPromises(projectRoot).map(({ tag }) => tag)
  expect(tags).toContain('@route:/Rules')
  expect(tags).toContain('@call:createAddress')
  expect(tags).toContain('@R30')
  expect(new Set(tags).size).toBe(tags.length)
})
