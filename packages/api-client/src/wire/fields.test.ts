import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  amount,
  count,
  day,
  flag,
  flagUnlessDenied,
  id,
  labelled,
  list,
  moment,
  idList,
  idOnly,
  optionalCount,
  optionalId,
  optionalText,
  relation,
  relationWith,
  text,
} from './fields.ts'
import type { Schema } from './operation.ts'

const read = (schema: Schema, raw: unknown): unknown => v.parse(v.object({ field: schema }), raw)
const fieldOf = (schema: Schema, raw: unknown): unknown => read(schema, { field: raw })
const missing = (schema: Schema): unknown => read(schema, {})

describe('a field that was left empty', () => {
  const empties = [false, null, '', undefined]

  test.each<[string, Schema, unknown]>([
    ['relation', relation(), null],
    ['amount', amount(), null],
    ['optional text', optionalText(), null],
    ['text', text(), ''],
    ['count', count(), 0],
    ['optional count', optionalCount(), null],
    ['optional id', optionalId(), null],
    ['flag', flag(), false],
    ['day', day(), null],
    ['moment', moment(), null],
    ['list', list(text()), []],
    ['label', labelled(), { label: '', value: '' }],
  ])('%s reads false, null, "" and nothing alike', (_, schema, expected) => {
    for (const empty of empties) expect(fieldOf(schema, empty)).toEqual({ field: expected })
    expect(missing(schema)).toEqual({ field: expected })
  })

  test('a flag that defaults to true stays true when it is missing', () => {
    for (const unsaid of [null, '', undefined])
      expect(fieldOf(flagUnlessDenied(), unsaid)).toEqual({ field: true })
    expect(missing(flagUnlessDenied())).toEqual({ field: true })
    for (const denied of [false, 0, 'no'])
      expect(fieldOf(flagUnlessDenied(), denied)).toEqual({ field: false })
  })

  test('an id cannot be empty', () => {
    for (const empty of [...empties, 1.5, {}])
      expect(v.safeParse(v.object({ field: id() }), { field: empty }).success).toBe(false)
  })
})

describe('a field as other providers write it', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['a pair for a relation', relation(), [7, 'Kenyan'], { id: 7, name: 'Kenyan' }],
    ['an object for a relation', relation(), { id: 7, name: 'Kenyan', more: 1 }, { id: 7, name: 'Kenyan' }],
    ['an unnamed relation', relation(), { id: 7, name: false }, { id: 7, name: '' }],
    ['a relation without its id', relation(), { name: 'Riyadh' }, { id: null, name: 'Riyadh' }],
    ['a bare id for a relation', relation(), 7, { id: 7, name: '' }],
    ['a bare name for a relation', relation(), 'Riyadh', { id: null, name: 'Riyadh' }],
    ['a pair for an id', idOnly(), [7, 'Kenyan'], 7],
    ['an object for an id', idOnly(), { id: 'a1' }, 'a1'],
    ['objects for ids', idList(), [{ id: 1 }, [2, 'x'], 3], [1, 2, 3]],
    ['an empty pair', relation(), [], null],
    ['a relation without its code', relationWith({ code: text() }), [4, 'M'], { id: 4, name: 'M', code: '' }],
    ['an amount as text', amount(), '1,149.50', 1149.5],
    ['an amount of nought', amount(), 0, 0],
    ['an amount of nought as text', amount(), '0.00', 0],
    ['a count as text', count(), '12', 12],
    ['a number for text', text(), 12, '12'],
    ['a label alone', labelled(), 'Running', { label: 'Running', value: 'Running' }],
    ['a moment for a day', day(), '2026-02-18 09:30:00', '2026-02-18'],
    ['a zoneless moment, which is UTC', moment(), '2026-02-18 09:30:00', '2026-02-18T09:30:00Z'],
    ['one for yes', flag(), 1, true],
    ['nought for no', flag(), 0, false],
  ])('%s is read', (_, schema, raw, expected) => {
    expect(fieldOf(schema, raw)).toEqual({ field: expected })
  })

  test.each<[string, Schema, unknown]>([
    ['amount', amount(), 'about a hundred'],
    ['amount', amount(), '1,14'],
    ['amount', amount(), {}],
    ['count', count(), 1.5],
    ['day', day(), 'soon'],
    ['day', day(), '2026-13-40'],
    ['list', list(text()), 'one, two'],
    ['text', text(), { ar: 'نص' }],
    ['relation', relation(), [{}, 'x']],
  ])('%s refuses what it cannot use: %j', (_, schema, raw) => {
    expect(v.safeParse(v.object({ field: schema }), { field: raw }).success).toBe(false)
  })

  test('decoding a decoded value changes nothing', () => {
    const schema = v.object({ nationality: relation(), price: amount(), from: day(), on: flag() })
    const once = v.parse(schema, { nationality: [1, 'K'], price: '5', from: '2026-02-18 00:00:00', on: 1 })
    expect(v.parse(schema, once)).toEqual(once)
  })
})
