import { describe, expect, test } from 'vitest'
import { operationUrl, type UntypedRequestArgs } from '../../client/transport.ts'
import { httpStatusByErrorCode } from '../errors.ts'
import { allOperations } from '../index.ts'
import { strictSchema } from '../strict.ts'
import { failureExample, exampleFailureMessages } from './failures.ts'
import { examples } from './index.ts'
import * as v from 'valibot'

type ExampleCall = { readonly args: UntypedRequestArgs; readonly answer: unknown }
const shownById: Readonly<Record<string, ExampleCall>> = examples
const shown = (id: string): ExampleCall => shownById[id] ?? { args: {}, answer: undefined }

describe.each(allOperations)('the example of $id', (row) => {
  const { args, answer } = shown(row.id)

  test('the example of an operation matches the strict schema of our server exactly', () => {
    expect(v.parse(strictSchema(row.answer), answer)).toEqual(answer)
  })

  test('the example of an operation is decoded to the same value by the tolerant schema', () => {
    expect(v.parse(row.answer, answer)).toEqual(answer)
    expect(() => Reflect.apply(row.read, undefined, [v.parse(row.answer, answer)])).not.toThrow()
  })

  test('the example of an operation sends a path, a query and a body that match their schemas', () => {
    const { pathname, search } = new URL(operationUrl(row, args, 'https://agency.example/api'))
    const root = row.root === 'host' ? '' : '/api'
    const pattern = new RegExp(`^${root}${row.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const params = { ...pattern.exec(pathname)?.groups }
    expect(pathname).toMatch(pattern)
    if (row.params) expect(v.is(row.params, params)).toBe(true)
    if (row.query) expect(v.is(row.query, Object.fromEntries(new URLSearchParams(search)))).toBe(true)
    if (row.body) expect(v.safeParse(row.body, args.body).issues).toBeUndefined()
    else expect(args.body).toBeUndefined()
  })
})

test('every error code has an example of a failure', () => {
  expect(Object.keys(exampleFailureMessages).toSorted()).toEqual(
    Object.keys(httpStatusByErrorCode).toSorted(),
  )
  expect(failureExample('total_changed')).toMatchObject({
    success: false,
    details: { expected_total: 113.85 },
  })
})
