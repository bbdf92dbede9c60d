/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { object, string } from 'yup'
import { messageKeys } from './message-keys.ts'
import { isFieldProblem } from './is-problem.ts'
import { fieldProblem } from './problem.ts'
import { validate } from './validate.ts'

const keys: readonly string[] = Object.values(messageKeys).flat()

describe('messages', () => {
  test('each validation message key is listed once, under its own form', () => {
    expect(new Set(keys).size).toBe(keys.length)
    for (const [group, members] of Object.entries(messageKeys)) {
      for (const key of members) expect(key.startsWith(`validation.${group}.`)).toBe(true)
    }
  })

  test('each validation message key is used in the validation code, so that no unused text is translated', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'message-keys.ts')
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .join('\n')
    expect(keys.filter((key) => !sources.includes(`'${key}'`))).toEqual([])
  })

  test('only an object with a known message key counts as a problem of a field', () => {
    expect(isFieldProblem(fieldProblem('validation.common.required'))).toBe(true)
    for (const other of [null, undefined, 'validation.common.required', {}, { key: 'required' }]) {
      expect(isFieldProblem(other)).toBe(false)
    }
  })
})

describe('validating', () => {
  test.each([null, undefined, 'text', '{"name":"x"}', 5, true, []])(
    'validating refuses %j as a form',
    (values) => {
      expect(validate(object({ name: string() }), values)).toEqual({
        ok: false,
        fields: { '': { key: 'validation.common.invalid', values: {} } },
      })
    },
  )

  test('validating keeps the first error of a field, and an error of the form under an empty name', () => {
    const schema = object({
      name: string()
        .test('a', fieldProblem('validation.common.choose'), () => false)
        .test('b', fieldProblem('validation.common.required'), () => false),
    })
    expect(validate(schema, { name: 'x' })).toEqual({
      ok: false,
      fields: { name: { key: 'validation.common.choose', values: {} } },
    })
    const whole = object({ name: string() }).test(
      'whole',
      fieldProblem('validation.common.choose'),
      () => false,
    )
    expect(validate(whole, {})).toEqual({
      ok: false,
      fields: { '': { key: 'validation.common.choose', values: {} } },
    })
  })

  test('an error in the program is thrown, not shown as a mistake of the customer', () => {
    const broken = object({
      name: string().test('broken', () => {
        throw new RangeError('broken')
      }),
    })
    expect(() => validate(broken, { name: 'x' })).toThrow(RangeError)
  })
})
