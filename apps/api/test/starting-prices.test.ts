import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from './support/server.ts'

const { ask } = startTestServer()

type Basis = { unit: string; count: number } | null
type Price = {
  service_id: { code: string }
  starting_total: number
  starting_basis: Basis
  arrival_days: number | null
}

const listed = async (path: string) => Object((await ask(`GET /api/${path}`)).body).result

test('the starting price of each service is that of the plan with the lowest price for a visit or a month @call:listServices', async () => {
  const services: (Omit<Price, 'service_id'> & { code: string })[] = await listed('services')
  assert.deepEqual(
    services.map(({ code, starting_total, starting_basis }) => [code, starting_total, starting_basis]),
    [
      ['hourly', 2242.5, { unit: 'visit', count: 26 }],
      // Six months of a man cost 2,077.50 each, but only plans of women count. Their lowest monthly
      // price is 2,172.50.
      ['resident', 6517.5, { unit: 'month', count: 3 }],
      ['period', 7130, { unit: 'once', count: 1 }],
      ['mediation', 5405, { unit: 'once', count: 1 }],
    ],
  )
})

test('a nationality has the lowest price for one visit or month of each service, and days until arrival for recruitment only @call:listNationalities', async () => {
  const nationalities: { code: string; starting_prices: Price[] }[] = await listed('nationalities')
  const kenya = nationalities.find(({ code }) => code === 'KE')
  assert.deepEqual(
    kenya?.starting_prices.map((price) => [
      price.service_id.code,
      price.starting_total,
      price.starting_basis,
      price.arrival_days,
    ]),
    [
      ['hourly', 828, { unit: 'visit', count: 8 }, null],
      ['resident', 7185, { unit: 'month', count: 3 }, null],
      ['period', 7935, { unit: 'once', count: 1 }, null],
      ['mediation', 7360, { unit: 'once', count: 1 }, 49],
    ],
  )
  for (const { starting_prices } of nationalities)
    for (const { service_id, arrival_days } of starting_prices)
      assert.equal(arrival_days !== null, service_id.code === 'mediation')
})
