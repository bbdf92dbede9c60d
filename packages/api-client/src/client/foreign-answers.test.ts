import { describe, expect, test } from 'vitest'
import { examples } from '../wire/examples/index.ts'
import { allOperations } from '../wire/index.ts'
import type { AnyOperation } from '../wire/operation.ts'
import type { UntypedRequestArgs } from './transport.ts'
import type { ApiResult } from './api-error.ts'
import { createClient } from './create-client.ts'
import { fakeResponse } from './fake-api-server.fixture.ts'

/**
 * The operations of the site that another provider offers; those of the office and of the payment
 * provider are excluded.
 */
const used = allOperations.filter(({ root, answerType }) => root === undefined && answerType === undefined)

const shownById: Readonly<Record<string, { readonly args: UntypedRequestArgs; readonly answer: unknown }>> =
  examples

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw)

const ask = (row: AnyOperation, body: unknown, status = 200): Promise<ApiResult<unknown>> => {
  const client = createClient({
    apiRoot: 'https://agency.example/api',
    newId: () => 'correlation-1',
    retry: { times: 0, firstDelay: 0, longestDelay: 0 },
    transport: () => Promise.resolve(fakeResponse(status, body)),
  })
  const { args } = shownById[row.id] ?? { args: {} }
  return client.send(row, args, {})
}

const ids = new Set(['id', 'user_id', 'record_id', 'partner_id', 'order_id', 'result'])

/** The same values as Odoo would send them. */
const asOdoo = (value: unknown, key = ''): unknown => {
  if (value === null || value === '') return false
  if (typeof value === 'number' && !ids.has(key)) return String(value)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value))
    return value.replace('T', ' ').replace('Z', '')
  if (isList(value)) return value.map((item) => (typeof item === 'number' ? item : asOdoo(item)))
  if (!isRecord(value)) return value
  if (Object.keys(value).toSorted().join() === 'id,name') return [value['id'], value['name']]
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asOdoo(inner, name)]))
}

/** The same values without any empty field. */
const withoutEmpties = (value: unknown): unknown => {
  if (isList(value)) return value.map(withoutEmpties)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(
    ([, inner]) =>
      inner !== null && inner !== '' && inner !== false && !(isList(inner) && inner.length === 0),
  )
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutEmpties(inner)]))
}

type Path = readonly (string | number)[]

const leaves = (value: unknown, path: Path = []): Path[] => {
  if (isList(value)) return [path, ...value.flatMap((inner, index) => leaves(inner, [...path, index]))]
  if (isRecord(value))
    return [path, ...Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))]
  return [path]
}

const replaced = (value: unknown, [step, ...rest]: Path, by: unknown): unknown => {
  if (step === undefined) return by
  if (isList(value)) return value.map((inner, index) => (index === step ? replaced(inner, rest, by) : inner))
  if (!isRecord(value)) return value
  return { ...value, [step]: replaced(value[step], rest, by) }
}

const oddities: readonly unknown[] = [
  undefined,
  null,
  false,
  true,
  '',
  'soon',
  '1,149.50',
  -1,
  1e300,
  [],
  [7, 'name'],
  {},
  { id: false, name: false },
  '2026-02-31',
]

/** Each run takes every fifth wrong field, and so in turn each oddity; the full run takes all. */
const every = process.env['FULL'] === '1' ? 1 : 5

describe.each(used)('$id, answered by another provider', (row) => {
  const shown = shownById[row.id]?.answer
  const ours = () => ask(row, shown)

  test('a response in the style of Odoo gives the same entities', async () => {
    const reply = await ours()
    expect(reply.ok).toBe(true)
    expect(await ask(row, asOdoo(shown))).toEqual(reply)
  })

  test('a response with every empty field left out gives the same entities', async () => {
    expect(await ask(row, withoutEmpties(shown))).toEqual(await ours())
  })

  test.each<[string, number, unknown]>([
    ['HTML', 200, '<!doctype html><title>Odoo</title>'],
    ['a list', 200, [1, 2]],
    ['a text', 200, '"fine"'],
    ['nothing', 200, ''],
  ])('a response with %s is reported as malformed, with its correlation id', async (_, status, body) => {
    expect(await ask(row, body, status)).toMatchObject({
      ok: false,
      error: { kind: 'contract', correlationId: 'correlation-1' },
    })
  })

  test('a wrong field of a response leads to entities or a clear error, never a crash', async () => {
    const wrong = leaves(shown).flatMap((path) => oddities.map((odd) => ({ path, odd })))
    for (const { path, odd } of wrong.filter((_, index) => index % every === 0)) {
      const reply = await ask(row, replaced(shown, path, odd))
      const clear = reply.ok || reply.error.kind === 'contract' || reply.error.code === 'refused'
      expect(clear, `${path.join('.')} = ${JSON.stringify(odd)}`).toBe(true)
    }
  })
})

test('an unknown state in a response keeps its label and gets the code unknown', async () => {
  const contract = { id: 1, name: 'C1', state: { label: 'مؤرشف', value: 'archived' } }
  const row = allOperations.find(({ id }) => id === 'listFinishedContracts')
  expect(row && (await ask(row, { result: [contract] }))).toMatchObject({
    ok: true,
    value: [{ state: { code: 'unknown', label: 'مؤرشف' } }],
  })
})

test('a plan with many different formats at once is still read correctly', async () => {
  const row = allOperations.find(({ id }) => id === 'listServicePlans')
  const wild = {
    id: '7',
    name: false,
    service_id: [4, 'Recruitment'],
    nationality_id: false,
    list_price: '11,499.00',
    employee_wage: false,
    taxes_id: [[3, 'ضريبة ١٥٪'], { name: 'VAT' }],
    plan_duration: '730',
    requires_insurance: 'false',
    insurance_amount: '',
  }
  expect(row && (await ask(row, { success: true, result: [wild] }))).toMatchObject({
    ok: true,
    value: {
      items: [
        {
          id: '7',
          name: '',
          service: { id: 4, name: 'Recruitment', code: 'unknown' },
          nationality: null,
          listPrice: 1_149_900,
          employeeWage: null,
          taxes: [
            { name: 'ضريبة ١٥٪', percent: null },
            { name: 'VAT', percent: null },
          ],
          durationDays: 730,
          requiresInsurance: false,
          insuranceAmount: null,
          visaFee: null,
        },
      ],
    },
  })
})
