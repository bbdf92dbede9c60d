import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  amountField,
  countField,
  dayField,
  booleanField,
  booleanUnlessFalseField,
  idField,
  labelledCodeField,
  listField,
  instantField,
  idListField,
  idFromRelationField,
  optionalCountField,
  optionalIdField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from './fields.ts'
import type { Schema } from './operation.ts'

const read = (schema: Schema, raw: unknown): unknown => v.parse(v.object({ field: schema }), raw)
const fieldOf = (schema: Schema, raw: unknown): unknown => read(schema, { field: raw })
const missing = (schema: Schema): unknown => read(schema, {})

describe('a field that was left empty', () => {
  const empties = [false, null, '', undefined]

  test.each<[string, Schema, unknown]>([
    ['relation', relationField(), null],
    ['amount', amountField(), null],
    ['optional text', optionalTextField(), null],
    ['text', textField(), ''],
    ['count', countField(), 0],
    ['optional count', optionalCountField(), null],
    ['optional id', optionalIdField(), null],
    ['flag', booleanField(), false],
    ['day', dayField(), null],
    ['moment', instantField(), null],
    ['list', listField(textField()), []],
    ['label', labelledCodeField(), { label: '', value: '' }],
  ])(
    'an empty field of the type %s reads false, null, "" and a missing value alike',
    (_, schema, expected) => {
      for (const empty of empties) expect(fieldOf(schema, empty)).toEqual({ field: expected })
      expect(missing(schema)).toEqual({ field: expected })
    },
  )

  test('a flag field that defaults to true stays true when it is missing', () => {
    for (const unsaid of [null, '', undefined])
      expect(fieldOf(booleanUnlessFalseField(), unsaid)).toEqual({ field: true })
    expect(missing(booleanUnlessFalseField())).toEqual({ field: true })
    for (const denied of [false, 0, 'no'])
      expect(fieldOf(booleanUnlessFalseField(), denied)).toEqual({ field: false })
  })

  test('an id field cannot be empty', () => {
    for (const empty of [...empties, 1.5, {}])
      expect(v.safeParse(v.object({ field: idField() }), { field: empty }).success).toBe(false)
  })
})

describe('a field as other providers write it', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['a pair for a relation', relationField(), [7, 'Kenyan'], { id: 7, name: 'Kenyan' }],
    [
      'an object for a relation',
      relationField(),
      { id: 7, name: 'Kenyan', more: 1 },
      { id: 7, name: 'Kenyan' },
    ],
    ['an unnamed relation', relationField(), { id: 7, name: false }, { id: 7, name: '' }],
    ['a relation without its id', relationField(), { name: 'Riyadh' }, { id: null, name: 'Riyadh' }],
    ['a bare id for a relation', relationField(), 7, { id: 7, name: '' }],
    ['a bare name for a relation', relationField(), 'Riyadh', { id: null, name: 'Riyadh' }],
    ['a pair for an id', idFromRelationField(), [7, 'Kenyan'], 7],
    ['an object for an id', idFromRelationField(), { id: 'a1' }, 'a1'],
    ['objects for ids', idListField(), [{ id: 1 }, [2, 'x'], 3], [1, 2, 3]],
    ['an empty pair', relationField(), [], null],
    [
      'a relation without its code',
      relationFieldWith({ code: textField() }),
      [4, 'M'],
      { id: 4, name: 'M', code: '' },
    ],
    ['an amount as text', amountField(), '1,149.50', 1149.5],
    ['an amount of nought', amountField(), 0, 0],
    ['an amount of nought as text', amountField(), '0.00', 0],
    ['a count as text', countField(), '12', 12],
    ['a number for text', textField(), 12, '12'],
    ['a label alone', labelledCodeField(), 'Running', { label: 'Running', value: 'Running' }],
    ['a moment for a day', dayField(), '2026-02-18 09:30:00', '2026-02-18'],
    ['a zoneless moment, which is UTC', instantField(), '2026-02-18 09:30:00', '2026-02-18T09:30:00Z'],
    ['one for yes', booleanField(), 1, true],
    ['nought for no', booleanField(), 0, false],
  ])('a field as other providers write it is read: %s', (_, schema, raw, expected) => {
    expect(fieldOf(schema, raw)).toEqual({ field: expected })
  })

  test.each<[string, Schema, unknown]>([
    ['amount', amountField(), 'about a hundred'],
    ['amount', amountField(), '1,14'],
    ['amount', amountField(), {}],
    ['count', countField(), 1.5],
    ['day', dayField(), 'soon'],
    ['day', dayField(), '2026-13-40'],
    ['list', listField(textField()), 'one, two'],
    ['text', textField(), { ar: 'نص' }],
    ['relation', relationField(), [{}, 'x']],
  ])('the field %s refuses what it cannot use: %j', (_, schema, raw) => {
    expect(v.safeParse(v.object({ field: schema }), { field: raw }).success).toBe(false)
  })

  test('a decoded field can be decoded a second time without a change', () => {
    const schema = v.object({
      nationality: relationField(),
      price: amountField(),
      from: dayField(),
      on: booleanField(),
    })
    const once = v.parse(schema, { nationality: [1, 'K'], price: '5', from: '2026-02-18 00:00:00', on: 1 })
    expect(v.parse(schema, once)).toEqual(once)
  })
})
