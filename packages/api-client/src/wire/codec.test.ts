import { describe, expect, expectTypeOf, test } from 'vitest'
import * as v from 'valibot'
import { body, codec, field, listOf, optional, record, renameFields, resultOf, toWireNames } from './codec.ts'
import type { ValueOf } from './codec.ts'
import { booleanField, optionalTextField } from './fields.ts'
import { removableText, singleLineInputSchema } from './inputs.ts'
import { strictSchema } from './strict.ts'

const price = codec(v.nullable(v.number()), {
  decode: (riyals): number | null => (riyals === null ? null : riyals * 100),
  encode: (halalas: number | null) => (halalas === null ? null : halalas / 100),
})
const room = record({ floor: field('floor_no', optionalTextField()) })
const house = record({
  street: field('street', optionalTextField(), { alsoAs: ['streetName'], alsoFrom: ['street2'] }),
  isMain: field('is_main', booleanField()),
  rent: field('rent_sar', price),
  rooms: field('room_ids', listOf(room)),
})
const text = removableText(singleLineInputSchema({ most: 5, lines: 'one' }))
const change = body({ name: field('full_name', v.string()), note: field('note_text', text) })
const changes = body({ first: field('first_one', change), second: field('second_one', optional(change)) })

describe('the codec of a record', () => {
  const entity = { street: 'Olaya', isMain: true, rent: 12_050, rooms: [{ floor: '2' }] }
  const wire = {
    street: 'Olaya',
    streetName: 'Olaya',
    street2: null,
    is_main: true,
    rent_sar: 120.5,
    room_ids: [{ floor_no: '2' }],
  }

  test('the codec of a record has the type of its fields', () => {
    expectTypeOf<ValueOf<typeof house>>().toEqualTypeOf<{
      readonly street: string | null
      readonly isMain: boolean
      readonly rent: number | null
      readonly rooms: readonly { readonly floor: string | null }[]
    }>()
    expectTypeOf<ValueOf<typeof change>>().toEqualTypeOf<{
      readonly name: string
      readonly note?: string | null | undefined
    }>()
  })

  test('the codec of a record writes what the strict schema accepts, and reads it back', () => {
    expect(house.encode(entity)).toEqual(wire)
    expect(v.parse(strictSchema(house), house.encode(entity))).toEqual(wire)
    expect(house.decode(v.parse(house, wire))).toEqual(entity)
    expect(resultOf(house).decode(v.parse(resultOf(house), { result: wire }))).toEqual(entity)
    expect(resultOf(house, 'house').encode(entity)).toEqual({ success: true, house: wire })
  })

  test('the codec of a record reads a field from the first name that has a value', () => {
    const read = (sent: object) => house.decode(v.parse(house, { ...sent, rent_sar: null }))
    expect(read({ street: false, streetName: 'Tahlia' })).toMatchObject({ street: 'Tahlia', rent: null })
    expect(read({ street2: 'King Fahd', streetName: 'Tahlia' })).toMatchObject({ street: 'King Fahd' })
    expect(read({})).toEqual({ street: null, isMain: false, rent: null, rooms: [] })
  })
})

describe('the codec of a body', () => {
  test('the codec of a body leaves out what is missing, and sends an emptied text as an empty one', () => {
    expect(change.encode({ name: 'Noura' })).toEqual({ full_name: 'Noura' })
    expect(change.encode({ name: 'Noura', note: null })).toEqual({ full_name: 'Noura', note_text: '' })
    expect(change.decode({ full_name: 'Noura' })).toEqual({ name: 'Noura' })
    expect(change.decode({ full_name: 'Noura', note_text: ' ' })).toEqual({ name: 'Noura', note: null })
    expect(changes.encode({ first: { name: 'N' } })).toEqual({ first_one: { full_name: 'N' } })
    expect(changes.encode({ first: { name: 'N' }, second: undefined })).not.toHaveProperty('second_one')
  })

  test('the codec of a body refuses an unknown field, and ours are unknown', () => {
    expect(v.is(change, { full_name: 'Noura' })).toBe(true)
    expect(v.is(change, { full_name: 'Noura', name: 'Noura' })).toBe(false)
  })

  test('a refusal names the fields of a body as its reader does, also nested ones', () => {
    const wire = { 'first_one.full_name': 'required', 'second_one.note_text': 'too_long', other: 'required' }
    const ours = { 'first.name': 'required', 'second.note': 'too_long', other: 'required' }
    expect(renameFields(wire, changes.names)).toEqual(ours)
    expect(renameFields(ours, toWireNames(changes.names))).toEqual(wire)
    expect(toWireNames(house.names).get('street')).toBe('street')
  })
})
