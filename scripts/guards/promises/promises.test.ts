import { describe, expect, test } from 'vitest'

import { repositoryRoot, temporaryFolder, writeFixtureFiles } from '../fixtures/fixture-project.ts'
import { readProductPromises, checkProductPromises, type ProductPromise } from './promises.ts'
import { readResults, type TestResult } from './results.ts'

const fee: ProductPromise = {
  tag: '@rule:fee',
  text: 'A fee is paid',
  kind: 'rule',
  provedBy: ['http', 'browser'],
}
const result = (file: string, title: string, status: TestResult['status'] = 'passed') => ({
  file,
  title,
  status,
  milliseconds: 0,
})

const failures = (...results: readonly TestResult[]) =>
  checkProductPromises([fee], results)
    .verdicts.filter(({ ok }) => !ok)
    .map(({ what, said }) => `${what}: ${said}`)

describe('the report on promises', () => {
  test('the report on promises passes if each promise has a passing test', () => {
    const results = [
      result('apps/api/test/fees.test.ts', 'asks a fee @rule:fee'),
      result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee', 'skipped'),
      result('tests/e2e/fees.spec.ts', 'writes to nobody@rule.example', 'failed'),
    ]
    expect(failures(...results)).toEqual([])
    const { verdicts, table } = checkProductPromises([fee], results)
    expect(verdicts[0]?.tests).toEqual(['apps/api/test/fees.test.ts › asks a fee'])
    expect(table).toEqual(['rule            1 promised,    1 with green tests'])
  })

  test('the report on promises names a promise without a passing test', () => {
    const promised = '@rule:fee (A fee is paid)'
    expect(failures()).toEqual([`${promised}: no green test`])
    expect(failures(result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee', 'skipped'))).toEqual([
      `${promised}: no green test`,
    ])
    const http = result('apps/api/test/fees.test.ts', 'asks a fee @rule:fee')
    const failed = result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee', 'failed')
    expect(failures(http, failed)).toEqual([`${promised}: failed: tests/e2e/fees.spec.ts › shows a fee`])
  })

  test('the report on promises does not accept a unit test as proof of a rule', () => {
    expect(failures(result('packages/domain/src/fee.test.ts', 'is 25 % @rule:fee'))).toEqual([
      '@rule:fee (A fee is paid): no green test, and a rule is proved by http or browser',
    ])
  })

  test('the report on promises names a tag without a promise', () => {
    const results = [
      result('tests/e2e/fees.spec.ts', 'shows a fee @rule:fee'),
      result('tests/e2e/fees.spec.ts', 'shows a fine @rule:fine'),
    ]
    expect(failures(...results)).toEqual([
      '@rule:fine: no such promise: tests/e2e/fees.spec.ts › shows a fine',
    ])
  })
})

test('the report on promises reads the results of all three test runners', () => {
  const root = temporaryFolder()
  writeFixtureFiles(root, {
    '.cache/results/journeys.json': JSON.stringify({
      config: { rootDir: `${root}/tests/e2e` },
      suites: [
        {
          title: 'a.spec.ts',
          suites: [
            {
              title: 'a page',
              specs: [
                {
                  title: 'opens',
                  file: 'a.spec.ts',
                  tests: [
                    { status: 'flaky', results: [{ duration: 4 }, { duration: 3 }] },
                    { status: 'skipped', results: [] },
                  ],
                },
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
  const { results, missingSteps } = readResults(root)
  expect(missingSteps).toEqual(['unit', 'server-pg', 'stories'])
  expect(results).toEqual([
    { ...result('tests/e2e/a.spec.ts', 'a page opens'), milliseconds: 7, wasRepeated: true },
    result('tests/e2e/a.spec.ts', 'a page opens', 'skipped'),
    result('packages/a.test.ts', 'a form is sent'),
    result('apps/a.test.ts', 'answers', 'failed'),
  ])
  expect(readResults(`${root}/nothing`).results).toEqual([])
})

test('no two promises of the project share a tag, be they for a page, a call or a numbered requirement', () => {
  const tags = readProductPromises(repositoryRoot).map(({ tag }) => tag)
  expect(tags).toContain('@route:/Rules')
  expect(tags).toContain('@call:createAddress')
  expect(tags).toContain('@R30')
  expect(new Set(tags).size).toBe(tags.length)
})
