import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidResident, termsVersion } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask } = server
const { office } = officeClient(server)

// Days before and after the tables of the Hijri calendar, the ends of four-digit years, and a leap day.
const far = ['0001-01-01', '1800-01-01', '1900-01-01', '2096-02-29', '2150-12-31', '2400-06-15', '9999-12-31']

test('a date far in the past or future is accepted or refused without a server error @R17', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId } = await placePaidResident(server, person)
  const faults: string[] = []
  for (const day of far) {
    const body = {
      customer_id: person.id,
      partner_id: person.id,
      contract_id: contractId,
      request_date: day,
      request_reason: 'x',
      priority: 'medium',
    }
    const hourly = {
      customer_id: person.id,
      service_package_id: 104,
      service_date: day,
      quantity: 1,
      repeat_count: 1,
      terms_version: termsVersion,
      repeat_interval_days: 0,
    }
    const resident = {
      partner_id: person.id,
      is_service_contract: true,
      need_delivery: 0,
      service_id: 2,
      first_visit_date: day,
      terms_version: termsVersion,
      order_line: [{ product_id: 201 }],
    }
    const answers = {
      windows: () => ask(`GET /api/visit-windows?date=${day}&plan=104`),
      workers: () => ask(`GET /api/workers?plan=202&from=${day}`),
      visitWorkers: () => ask(`GET /api/workers?plan=104&from=${day}&window=morning`),
      quote: () => ask('POST /api/quote', { token, body: { plan_id: 104, service_date: day } }),
      livingQuote: () => ask('POST /api/quote', { token, body: { plan_id: 202, service_date: day } }),
      hourly: () => ask('POST /api/sale_order/hourly', { token, body: hourly }),
      resident: () => ask('POST /api/sale_order/resident', { token, body: resident }),
      endQuote: () => ask(`GET /api/my/contracts/${contractId}/quote?kind=suspension&from=${day}`, { token }),
      untilQuote: () =>
        ask(`GET /api/my/contracts/${contractId}/quote?kind=suspension&from=2026-10-20&until=${day}`, {
          token,
        }),
      suspension: () =>
        ask('POST /api/suspension/create', {
          token,
          body: { ...body, customer_id: undefined, partner_id: undefined, suspention_date: day },
        }),
      charge: () => office(`contracts/${contractId}/charges`, { description: 'x', amount: 1, due_date: day }),
    }
    for (const [name, answer] of Object.entries(answers)) {
      const { status } = await answer()
      if (status >= 500) faults.push(`${name} on ${day} answered ${status}`)
    }
  }
  assert.deepEqual(faults, [])
})
