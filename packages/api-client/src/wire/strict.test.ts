import * as v from 'valibot'
import { expect, test } from 'vitest'
import { strictSchema } from './strict.ts'
import { listServices } from './services.ts'

const service = {
  id: 1,
  name: 'Hourly service',
  code: 'hourly',
  description: '',
  plan_count: 3,
  short: null,
  includes: ['Transport both ways'],
  excludes: [],
  starting_total: null,
  starting_basis: null,
}
const answer = {
  success: true,
  result: [service],
  pagination: { page: 1, limit: 10, total: 1, total_pages: 1, has_next: false },
}
const sends = (value: unknown) => v.safeParse(strictSchema(listServices.answer), value)

test('the strict schema accepts a full response unchanged', () => {
  expect(sends(answer)).toMatchObject({ success: true, output: answer })
})

test('the strict schema drops fields that the contract does not describe', () => {
  expect(sends({ ...answer, secret: 1, result: [{ ...service, wage_cost: 2 }] }).output).toEqual(answer)
})

test.each<[string, unknown]>([
  ['a missing field', { ...answer, result: [{ ...service, short: undefined }] }],
  ['false for an empty field', { ...answer, result: [{ ...service, short: false }] }],
  ['a number as text', { ...answer, result: [{ ...service, plan_count: '3' }] }],
  ['a pair for an object', { ...answer, result: [[1, 'Hourly']] }],
  ['no pagination', { success: true, result: [] }],
  ['success that is not true', { ...answer, success: 1 }],
])('the strict schema refuses a response with %s', (_, value) => {
  expect(sends(value).success).toBe(false)
})
