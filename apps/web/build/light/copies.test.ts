import { describe, expect, test } from 'vitest'

import { clone, cloneDeep, isPlainObject, same, toPath } from './copies.ts'

const file = new File(['x'], 'passport.png')
const values = {
  name: 'العميلة',
  days: ['2026-11-22'],
  inside: { note: '', list: [{ a: 1 }] },
  file,
  none: undefined,
}

describe('what the forms library borrows', () => {
  test('a copy equals its original and shares lists and objects only one level down', () => {
    const copy = clone(values)
    expect(copy).toEqual(values)
    expect(copy).not.toBe(values)
    expect(copy.days).toBe(values.days)
  })

  test('a deep copy shares nothing that could be changed, and keeps a file the file it is', () => {
    const copy = cloneDeep(values)
    expect(copy).toEqual(values)
    expect(copy.days).not.toBe(values.days)
    expect(copy.inside.list[0]).not.toBe(values.inside.list[0])
    expect(copy.file).toBe(file)
  })

  test.each([undefined, null, '', 0, false])('a simple value is its own copy: %s', (value) => {
    expect(clone(value)).toBe(value)
    expect(cloneDeep(value)).toBe(value)
  })

  test('a plain object is one written as such', () => {
    expect([{}, Object.create(null)].every(isPlainObject)).toBe(true)
    expect([[], null, file, new Date(0), () => 1, 'x'].some(isPlainObject)).toBe(false)
  })

  test.each([
    ['login', ['login']],
    ['address.street', ['address', 'street']],
    ['workers[0].name', ['workers', '0', 'name']],
    [
      ['a', 1],
      ['a', '1'],
    ],
  ])('the path %s has its parts', (path, parts) => expect(toPath(path)).toEqual(parts))

  test('what was copied says the same until any of it changes', () => {
    expect(same(values, cloneDeep(values))).toBe(true)
    expect(same(values, { ...values, note: undefined })).toBe(false)
    expect(same(values, { ...values, days: ['2026-11-23'] })).toBe(false)
    expect(same(values, { ...values, inside: { note: '', list: [{ a: 1 }, { a: 2 }] } })).toBe(false)
  })

  test.each([
    ['two names of as many', { a: undefined }, { b: undefined }, false],
    ['a list and an object', [], {}, false],
    ['two files of one name', file, new File(['y'], 'passport.png'), false],
    ['nothing and nothing said', undefined, null, false],
    ['what is no number, twice', Number.NaN, Number.NaN, true],
  ])('%s', (_, one, other, answer) => expect(same(one, other)).toBe(answer))
})
