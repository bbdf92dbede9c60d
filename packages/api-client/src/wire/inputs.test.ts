import { singleLineLimit, multilineLimit } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { examples } from './examples/index.ts'
import { fieldErrorCodesOf } from './field-codes.ts'
import { allOperations } from './index.ts'
import {
  choiceInputSchema,
  dayInputSchema,
  requiredSingleLineInputSchema,
  idInputSchema,
  catalogueIdInputSchema,
  singleLineInputSchema,
  multilineInputSchema,
  sarInputSchema,
  secretInputSchema,
  wholeNumberInputSchema,
} from './inputs.ts'
import type { Schema } from './operation.ts'

const shownById: Readonly<Record<string, { readonly args: object }>> = examples

const codeOf = (schema: Schema, value: unknown): string | undefined => {
  const read = v.safeParse(v.strictObject({ field: schema }), { field: value })
  return read.success ? undefined : fieldErrorCodesOf(read.issues)['field']
}

describe('a field of a body', () => {
  test.each<[string, Schema, unknown]>([
    ['Arabic text', singleLineInputSchema(singleLineLimit(20)), 'حي العليا'],
    ['a direction mark in a number', singleLineInputSchema(singleLineLimit(20)), '\u200E0500000000\u061C'],
    ['an empty line', singleLineInputSchema(singleLineLimit(20)), ''],
    ['several lines', multilineInputSchema(multilineLimit(20)), 'one\r\n\ttwo'],
    ['two halalas', sarInputSchema(), 113.85],
    ['a price that floats badly', sarInputSchema(), 1.15],
    ['nothing at all', sarInputSchema(), 0],
    ['a leap day', dayInputSchema(), '2028-02-29'],
    ['an integer id', idInputSchema(), 101],
    ['a UUID', idInputSchema(), '4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10'],
    ['any characters in a password', secretInputSchema(), '\u202Eسرّ\n\u0000'],
  ])('a field of a body may be %s', (_, schema, value) => {
    expect(codeOf(schema, value)).toBeUndefined()
  })

  test.each<[string, Schema, unknown, string]>([
    [
      'nothing where something is needed',
      requiredSingleLineInputSchema(singleLineLimit(20)),
      ' \u00A0',
      'required',
    ],
    ['left out', requiredSingleLineInputSchema(singleLineLimit(20)), undefined, 'required'],
    ['null', requiredSingleLineInputSchema(singleLineLimit(20)), null, 'wrong_type'],
    ['a number for text', singleLineInputSchema(singleLineLimit(20)), 5, 'wrong_type'],
    ['too long', singleLineInputSchema(singleLineLimit(3)), 'abcd', 'too_long'],
    ['two lines where one is asked', singleLineInputSchema(singleLineLimit(20)), 'a\nb', 'unsafe_text'],
    ['a null character', multilineInputSchema(multilineLimit(20)), 'a\u0000', 'unsafe_text'],
    ['an override mark', multilineInputSchema(multilineLimit(20)), 'a\u202Eb', 'unsafe_text'],
    ['an isolate mark', singleLineInputSchema(singleLineLimit(20)), 'a\u2066b', 'unsafe_text'],
    ['half a character', singleLineInputSchema(singleLineLimit(20)), 'a\uD800', 'unsafe_text'],
    ['half a character in a password', secretInputSchema(), 'a\uDC00', 'unsafe_text'],
    ['text for a number', wholeNumberInputSchema(0, 5), '3', 'wrong_type'],
    ['Arabic digits for a number', wholeNumberInputSchema(0, 5), '٣', 'wrong_type'],
    ['a fraction', wholeNumberInputSchema(0, 5), 1.5, 'wrong_type'],
    ['too large', wholeNumberInputSchema(0, 5), 6, 'too_large'],
    ['below', wholeNumberInputSchema(0, 5), -1, 'too_small'],
    ['a tenth of a halala', sarInputSchema(), 1.005, 'not_allowed'],
    ['infinite', sarInputSchema(), Infinity, 'too_large'],
    ['a day that does not exist', dayInputSchema(), '2026-02-30', 'not_a_date'],
    ['a day before anybody’s birth', dayInputSchema(), '1899-12-31', 'not_a_date'],
    ['a day no calendar of ours has', dayInputSchema(), '2151-01-01', 'not_a_date'],
    ['a day with its time', dayInputSchema(), '2026-02-03T00:00:00Z', 'not_a_date'],
    ['not among the choices', choiceInputSchema(['morning', 'evening']), 'noon', 'not_allowed'],
    ['an id below one', idInputSchema(), 0, 'wrong_type'],
    ['an id with a path in it', idInputSchema(), '../1', 'wrong_type'],
    ['a worker’s id that is a name', catalogueIdInputSchema(), 'Akinyi', 'wrong_type'],
    ['a worker’s id below one', catalogueIdInputSchema(), 0, 'too_small'],
  ])('a field of a body that is %s is refused with its code', (_, schema, value, code) => {
    expect(codeOf(schema, value)).toBe(code)
  })

  test('an id of a body is taken as a number and as its digits alike', () => {
    for (const schema of [idInputSchema(), catalogueIdInputSchema()]) {
      expect(v.parse(schema, 101)).toBe(101)
      expect(v.parse(schema, '101')).toBe(101)
    }
    expect(v.parse(idInputSchema(), 'a-1')).toBe('a-1')
    expect(v.parse(idInputSchema(), '007')).toBe('007')
  })

  test('a field of a body is reported by its path with its first error', () => {
    const schema = v.strictObject({
      worker: v.strictObject({
        name: requiredSingleLineInputSchema(singleLineLimit(5)),
        age: wholeNumberInputSchema(18, 60),
      }),
    })
    const read = v.safeParse(schema, { worker: { name: '', age: 5, extra: 1 }, other: 2 })
    expect(read.issues && fieldErrorCodesOf(read.issues)).toEqual({
      'worker.name': 'required',
      'worker.age': 'too_small',
      'worker.extra': 'unknown_field',
      other: 'unknown_field',
    })
  })
})

const writes = allOperations.filter(({ body, bodyType }) => body && bodyType !== 'raw')

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null

describe.each(writes)('the body of $id', (row) => {
  const body: unknown = Reflect.get(shownById[row.id]?.args ?? {}, 'body')
  const fields = isRecord(body) ? body : {}
  const takes = (value: unknown): boolean => row.body !== undefined && v.is(row.body, value)

  test('the body of an operation is accepted as in the documentation, unchanged', () => {
    expect(row.body && v.parse(row.body, fields)).toEqual(fields)
  })

  test.each(['unknown', 'constructor', 'toString'])(
    'the body of an operation refuses the unknown field %s',
    (name) => {
      expect(takes({ ...fields, [name]: 1 })).toBe(false)
    },
  )

  test('the body of an operation refuses the key __proto__', () => {
    const smuggled: unknown = JSON.parse('{"__proto__":{"admin":true}}')
    expect(takes(Object.defineProperties({ ...fields }, Object.getOwnPropertyDescriptors(smuggled)))).toBe(
      false,
    )
  })

  test('the body of an operation refuses each field as null, as a list, as an object, as text that is far too long, and with hidden direction marks', () => {
    for (const [name, value] of Object.entries(fields)) {
      const odd: unknown[] = [null, { x: 1 }, 'x'.repeat(10_000), Array.isArray(value) ? [null] : ['x']]
      if (typeof value === 'number') odd.push('٣', Number.MAX_VALUE)
      // An id may be its digits.
      if (typeof value === 'number' && !/_id$|^instead_of$/.test(name)) odd.push(String(value))
      if (typeof value === 'boolean') odd.push('true', 1)
      if (typeof value === 'string' && !/password/.test(name)) odd.push(5.5, true)
      if (typeof value === 'string' && !/password|token/.test(name))
        odd.push(`${value}\u202E`, `${value}\uD800`)
      for (const wrong of odd)
        expect(takes({ ...fields, [name]: wrong }), `${name} = ${JSON.stringify(wrong)}`).toBe(false)
    }
  })
})
