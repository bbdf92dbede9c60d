import { describe, expect, test } from 'vitest'

import { temporaryFolder, write } from '../fixtures/house.ts'
import { checkCoverage } from './check-coverage.ts'
import { wantedIn } from './wanted.ts'

const spec = "// the wheel scrolls\ntest('the keyboard reaches the content', async () => {})"
const table = (...rows: readonly string[]) =>
  ['| screen | proof |', '| --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n')

function said(document: string, wanted: readonly string[] = []) {
  const root = temporaryFolder()
  write(root, { 'docs/coverage.md': document, 'tests/e2e/home.spec.ts': spec })
  return checkCoverage(root, wanted).findings.map(({ message }) => message)
}

describe('the table of what is proved', () => {
  test('is sound when every row names tests that are there', () => {
    const row =
      '`/` | `tests/e2e/home.spec.ts` › reaches the content; `tests/e2e/home.spec.ts` › the keyboard'
    expect(said(table(row), ['/'])).toEqual([])
  })

  test('has no row without a test', () => {
    expect(said(table('`/` | by hand'))).toEqual(['“`/`” names no test'])
  })

  test('names no file and no test that is not there', () => {
    expect(said(table('`/` | `tests/e2e/gone.spec.ts` › anything'))).toEqual([
      '“`/`” names tests/e2e/gone.spec.ts, which is not there',
    ])
    expect(said(table('`/` | `tests/e2e/home.spec.ts` › the mouse'))).toEqual([
      '“`/`” names “the mouse”, which tests/e2e/home.spec.ts does not hold',
    ])
  })

  test('leaves nothing out', () => {
    expect(said(table('`/` | `tests/e2e/home.spec.ts` › the keyboard'), ['/', '/Login'])).toEqual([
      '“/Login” has no row',
    ])
  })

  test('reads the tables of proof only', () => {
    expect(
      said(
        `${table('`/` | `tests/e2e/home.spec.ts` › the keyboard')}\n\n| a | b |\n| --- | --- |\n| c | d |`,
      ),
    ).toEqual([])
  })

  test('takes no remark for a test', () => {
    expect(said(table('`/` | `tests/e2e/home.spec.ts` › the wheel'))).toEqual([
      '“`/`” names “the wheel”, which tests/e2e/home.spec.ts does not hold',
    ])
  })

  test('is held to in the threat model too', () => {
    const root = temporaryFolder()
    write(root, { 'docs/threat-model.md': table('guessing | `apps/api/test/gone.test.ts` › anything') })
    expect(checkCoverage(root, []).findings).toEqual([
      {
        file: 'docs/threat-model.md',
        line: 3,
        message: '“guessing” names apps/api/test/gone.test.ts, which is not there',
      },
    ])
  })

  test('wants every address of the site and every call of the API', () => {
    const root = temporaryFolder()
    write(root, {
      'apps/web/src/shared/config/paths.ts': "home: { pattern: '/', to }, popup: { pattern: '', to }",
      'packages/api-client/openapi.json': JSON.stringify({
        paths: { '/api/plans': { get: {}, parameters: [] }, '/api/login': { post: {} } },
      }),
    })
    expect(wantedIn(root)).toEqual(['/', 'GET /api/plans', 'POST /api/login'])
  })
})
