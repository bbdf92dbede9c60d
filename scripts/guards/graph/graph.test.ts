import { describe, expect, test } from 'vitest'

import { house, type Files } from '../fixtures/house.ts'
import { checkGraph } from './check-graph.ts'

const said = (changes: Files) =>
  checkGraph(house(changes)).findings.map(({ file, message }) => `${file}: ${message}`)

/** One file with one import more than the house allows. */
const forbidden: readonly (readonly [file: string, imports: string, message: string])[] = [
  [
    'packages/text/src/fold.ts',
    '@sakina/domain/money',
    'packages/text/src must not import packages/domain/src',
  ],
  ['packages/text/src/fold.ts', 'react', 'packages/text/src must not import react'],
  ['packages/domain/src/money/rules.ts', 'yup', 'packages/domain/src must not import yup'],
  [
    'packages/domain/src/money/days.ts',
    '@internationalized/date',
    'packages/domain/src must not import @internationalized/date',
  ],
  ['packages/domain/src/money/file.ts', 'node:fs', 'packages/domain/src must not import node:fs'],
  [
    'packages/ui/src/components/note/price.ts',
    '@sakina/domain/money',
    'packages/ui/src must not import packages/domain/src',
  ],
  ['packages/ui/src/components/note/words.ts', 'react-intl', 'packages/ui/src must not import react-intl'],
  [
    'packages/ui/src/components/note/link.ts',
    'react-router-dom',
    'packages/ui/src must not import react-router-dom',
  ],
  ['packages/ui/src/components/note/form.ts', 'formik', 'packages/ui/src must not import formik'],
  ['packages/ui/src/components/note/data.ts', 'swr', 'packages/ui/src must not import swr'],
  [
    'apps/web/src/features/home/home.tsx',
    '../services/service-list.tsx',
    'apps/web/src/features/home must not import apps/web/src/features/services',
  ],
  [
    'apps/web/src/features/home/home.tsx',
    '../../routes/home.tsx',
    'apps/web/src/features/home must not import apps/web/src/routes',
  ],
  [
    'apps/web/src/shared/layout/page.tsx',
    '../../features/services/service-list.tsx',
    'apps/web/src/shared/layout must not import apps/web/src/features/services',
  ],
  [
    'apps/web/src/routes/about.tsx',
    '../app/preferences/theme.ts',
    'apps/web/src/routes must not import apps/web/src/app',
  ],
  ['apps/web/src/features/home/home.tsx', 'formik', 'apps/web/src/features/home must not import formik'],
  [
    'apps/web/src/routes/about.tsx',
    'react-router-dom',
    'apps/web/src/routes must not import react-router-dom',
  ],
  ['apps/web/src/features/home/home.tsx', 'node:fs', 'apps/web/src/features/home must not import node:fs'],
  ['apps/api/src/use-cases/pay.ts', 'fastify', 'apps/api/src/use-cases must not import fastify'],
  ['apps/api/src/use-cases/pay.ts', 'pg', 'apps/api/src/use-cases must not import pg'],
  [
    'apps/api/src/use-cases/pay.ts',
    '@electric-sql/pglite',
    'apps/api/src/use-cases must not import @electric-sql/pglite',
  ],
  ['apps/api/src/use-cases/pay.ts', 'nodemailer', 'apps/api/src/use-cases must not import nodemailer'],
  [
    'apps/api/src/use-cases/pay.ts',
    '../adapters/system-clock.ts',
    'apps/api/src/use-cases must not import apps/api/src/adapters',
  ],
  [
    'apps/api/src/ports/pay.ts',
    '../use-cases/price.ts',
    'apps/api/src/ports must not import apps/api/src/use-cases',
  ],
  [
    'packages/ui/src/components/note/peek.ts',
    '../../../../domain/src/money/index.ts',
    '“../../../../domain/src/money/index.ts” reaches into packages/domain: import it by its name',
  ],
  [
    'tests/e2e/peek.test.ts',
    '../../packages/domain/src/money/index.ts',
    '“../../packages/domain/src/money/index.ts” reaches into packages/domain: import it by its name',
  ],
  [
    'tests/e2e/peek.test.ts',
    '@sakina/domain/secret',
    '“@sakina/domain/secret” is not among the exports of @sakina/domain',
  ],
  [
    'packages/domain/src/money/helper.ts',
    './money.test.ts',
    'a test or a story is imported only by tests and stories',
  ],
  [
    'packages/ui/src/components/note/demo.ts',
    './note.stories.tsx',
    'a test or a story is imported only by tests and stories',
  ],
  [
    'packages/domain/src/money/lost.ts',
    './lose',
    '“./lose” is no file (a relative import carries its extension)',
  ],
]

describe('the import graph', () => {
  test('is sound in a clean house', () => {
    expect(said({})).toEqual([])
  })

  test.each(forbidden)('%s must not import %s', (file, imports, message) => {
    expect(said({ [file]: `import * as it from '${imports}'\n\nexport { it }\n` })).toEqual([
      `${file}: ${message}`,
    ])
  })

  test('sees an import of a type, a re-export and an import at run time alike', () => {
    const file = 'packages/text/src/fold.ts'
    const message = `${file}: packages/text/src must not import react`
    expect(
      said({ [file]: "import type { ReactNode } from 'react'\n\nexport type Node = ReactNode\n" }),
    ).toEqual([message])
    expect(said({ [file]: "export { useState } from 'react'\n" })).toEqual([message])
    expect(said({ [file]: "export const late = () => import('react')\n" })).toEqual([message])
    expect(said({ [file]: "export type Node = import('react').ReactNode\n" })).toEqual([message])
  })

  test('keeps the OpenAPI document out of the browser', () => {
    const withOpenApi = {
      'packages/api-client/package.json': JSON.stringify({
        name: '@sakina/api-client',
        exports: { './openapi': './src/openapi/index.ts' },
      }),
      'packages/api-client/src/openapi/index.ts': 'export const document = {}\n',
    }
    const file = 'apps/web/src/shared/help/help.ts'
    const code = "export { document } from '@sakina/api-client/openapi'\n"
    expect(said({ ...withOpenApi, [file]: code })).toEqual([
      `${file}: apps/web/src/shared/help must not import packages/api-client/src/openapi`,
    ])
    expect(said({ ...withOpenApi, 'apps/api/src/http/docs.ts': code })).toEqual([])
  })

  test('lets the one owner import what others must not', () => {
    expect(
      said({
        'apps/web/src/shared/forms/form.ts': "export { Formik } from 'formik'\n",
        'apps/web/src/shared/router/index.ts': "export { Link } from 'react-router-dom'\n",
        'packages/domain/src/validation/index.ts': "export { string } from 'yup'\n",
        'packages/domain/src/schedule/index.ts': "export { CalendarDate } from '@internationalized/date'\n",
        'apps/api/src/db/connect.ts': "export { Pool } from 'pg'\n",
      }),
    ).toEqual([])
  })

  test('lets the shape of an answer know a row, but not fetch one', () => {
    const rows = {
      'apps/api/src/db/repositories/plans.ts':
        'export type PlanRow = { id: number }\n\nexport const plans = (): PlanRow[] => []\n',
    }
    const file = 'apps/api/src/http/plan.ts'
    const from = "from '../db/repositories/plans.ts'\n"
    expect(said({ ...rows, [file]: `export type { PlanRow } ${from}` })).toEqual([])
    expect(said({ ...rows, [file]: `export { plans } ${from}` })).toEqual([
      `${file}: apps/api/src/http must not import apps/api/src/db/repositories`,
    ])
  })

  test('lets the tests of every package use what the kit has for tests, and nothing but tests', () => {
    const kit = {
      'packages/ui/package.json': JSON.stringify({
        name: '@sakina/ui',
        exports: { './*': './src/components/*/index.ts', './testing': './src/testers/index.ts' },
      }),
      'packages/ui/src/testers/index.ts': 'export const pick = () => undefined\n',
    }
    const code = "export { pick } from '@sakina/ui/testing'\n"
    expect(said({ ...kit, 'apps/web/src/features/home/home.dom.test.ts': code })).toEqual([])
    const file = 'apps/web/src/features/home/home.ts'
    expect(said({ ...kit, [file]: code })).toEqual([
      `${file}: apps/web/src/features/home must not import packages/ui/src/testers`,
    ])
  })

  test('walls in a folder it has never heard of', () => {
    expect(said({ 'apps/web/src/helpers/dates.ts': 'export const today = 1\n' })).toEqual([
      'apps/web/src/helpers/dates.ts: no zone for apps/web/src/helpers: draw it in scripts/guards/graph/house.ts',
    ])
    expect(said({ 'packages/extra/src/index.ts': 'export const extra = 1\n' })).toEqual([
      'packages/extra/src/index.ts: no zone for packages/extra/src: draw it in scripts/guards/graph/house.ts',
    ])
  })

  test('has no circle, however long', () => {
    const files = {
      'packages/domain/src/money/one.ts': "import type { Two } from './two.ts'\n\nexport type One = Two\n",
      'packages/domain/src/money/two.ts':
        "import type { Three } from './three.ts'\n\nexport type Two = Three\n",
      'packages/domain/src/money/three.ts':
        "import type { One } from './one.ts'\n\nexport type Three = One\n",
    }
    expect(said(files)).toEqual([
      `packages/domain/src/money/one.ts: a circle of imports: ${Object.keys(files).toSorted().join(', ')}`,
    ])
  })
})
