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

test('each service has its lowest price and the period it covers: a visit, a month or the whole term @call:listServices', async () => {
  const services: (Omit<Price, 'service_id'> & { code: string })[] = await listed('services')
  assert.deepEqual(
    services.map(({ code, starting_total, starting_basis }) => [code, starting_total, starting_basis]),
    [
      ['hourly', 113.85, { unit: 'visit', count: 1 }],
      ['resident', 2567.5, { unit: 'month', count: 1 }],
      ['period', 7130, { unit: 'once', count: 1 }],
      ['mediation', 5405, { unit: 'once', count: 1 }],
    ],
  )
})

test('a nationality has its lowest price for each service, and days until arrival for recruitment only @call:listNationalities', async () => {
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
      ['hourly', 113.85, { unit: 'visit', count: 1 }, null],
      ['resident', 2567.5, { unit: 'month', count: 1 }, null],
      ['period', 7935, { unit: 'once', count: 1 }, null],
      ['mediation', 7360, { unit: 'once', count: 1 }, 49],
    ],
  )
  for (const { starting_prices } of nationalities)
    for (const { service_id, arrival_days } of starting_prices)
      assert.equal(arrival_days !== null, service_id.code === 'mediation')
})
