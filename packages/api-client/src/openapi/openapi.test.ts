import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { allOperations } from '../wire/index.ts'
import { errorCodesOf } from '../wire/operation.ts'
import { documentPath, openApiDocument } from './index.ts'

const text = JSON.stringify(openApiDocument())
const isObject = (raw: unknown): raw is Record<string, unknown> => raw instanceof Object
const parsed: unknown = JSON.parse(text)
const document = isObject(parsed) ? parsed : {}
const committed: unknown = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'))

const at = (...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
    document,
  )

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const entries = (value: unknown): [string, unknown][] =>
  value instanceof Object ? Object.entries(value) : []
const pick = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), value)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'document', ...document })

/** Returns why a value does not match the document at this place; undefined if it matches. */
const faults = (value: unknown, ...path: readonly string[]): unknown => {
  const pointer = path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent)
  const validate = ajv.getSchema(`document#/${pointer.join('/')}`)
  if (!validate) return `nothing at ${path.join(' ')}`
  return validate(value) === true ? null : validate.errors
}

test('the committed OpenAPI document equals the generated one (pnpm --filter @sakina/api-client openapi)', () => {
  expect(committed).toEqual(document)
})

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result).toMatchObject({ valid: true })
})

test('the OpenAPI document contains each operation, with every code it can fail with', () => {
  for (const row of allOperations) {
    const here = at('paths', documentPath(row), row.method.toLowerCase())
    expect(pick(here, 'operationId'), row.id).toBe(row.id)
    expect(pick(here, 'x-extension') === true, row.id).toBe(row.extension === true)
    const codes = entries(pick(here, 'responses')).flatMap(([, response]) => {
      const name = String(pick(response, '$ref')).split('/').at(-1) ?? ''
      return entries(at('components', 'responses', name, 'content', 'application/json', 'examples'))
    })
    expect(codes.map(([code]) => code).toSorted(), row.id).toEqual(errorCodesOf(row).toSorted())
  }
})

test('every operation and property of the OpenAPI document has a sentence', () => {
  const undescribed = (value: unknown, path: string): string[] =>
    entries(value).flatMap(([key, inner]) => {
      if (key === 'example' || key === 'examples') return []
      const here = `${path}/${key}`
      const needsOne = path.endsWith('/properties') || pick(inner, 'operationId') !== undefined
      const isMissing = needsOne && typeof pick(inner, 'description') !== 'string'
      return [...(isMissing ? [here] : []), ...undescribed(inner, here)]
    })
  expect(undescribed(document, '')).toEqual([])
})

describe.each(allOperations)('the OpenAPI entry of $id', (row) => {
  const place = ['paths', documentPath(row), row.method.toLowerCase()]

  test('the example response of an operation in the OpenAPI document matches its schema', () => {
    const answer = [...place, 'responses', String(row.status ?? 200), 'content', 'application/json']
    if (row.answerType) expect(at(...answer)).toBeUndefined()
    else expect(faults(at(...answer, 'example'), ...answer, 'schema')).toBeNull()
  })

  test('the example body and parameters of an operation in the OpenAPI document match their schemas', () => {
    for (const [type, content] of entries(at(...place, 'requestBody', 'content'))) {
      if (type === 'multipart/form-data') continue
      expect(faults(pick(content, 'example'), ...place, 'requestBody', 'content', type, 'schema')).toBeNull()
    }
    for (const [index, parameter] of list(at(...place, 'parameters')).entries()) {
      const example = pick(parameter, 'example')
      if (example !== undefined)
        expect(faults(example, ...place, 'parameters', String(index), 'schema')).toBeNull()
    }
  })
})

test('every example of a failure in the OpenAPI document matches the schema of its response', () => {
  const responses = entries(at('components', 'responses'))
  expect(responses.length).toBeGreaterThan(20)
  for (const [name, response] of responses)
    for (const [code, example] of entries(pick(response, 'content', 'application/json', 'examples')))
      expect(
        faults(
          pick(example, 'value'),
          'components',
          'responses',
          name,
          'content',
          'application/json',
          'schema',
        ),
        `${name} ${code}`,
      ).toBeNull()
})
