import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { officeToken } from './support/office.ts'
import { placeHourly, placePaidHourly, placePaidRecruitment } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock } = server
const { asked } = portalClient(server)

async function gauges(): Promise<ReadonlyMap<string, number>> {
  const { text } = await ask('GET /metrics')
  return new Map(
    Array.from(text.matchAll(/^sakina_(\w+(?:\{kind="\w+"\})?) ([\d.]+)$/gm), ([, name = '', value]) => [
      name,
      Number(value),
    ]),
  )
}

test('the metrics count orders, payments and the work that waits for the office @call:getMetrics', async () => {
  const before = await gauges()
  const grown = async (name: string) => ((await gauges()).get(name) ?? NaN) - (before.get(name) ?? NaN)
  const person = await createCustomer(server)
  await placeHourly(server, await createCustomer(server), { service_date: '2026-10-19' })
  await placePaidHourly(server, person, { service_date: '2026-10-20' })
  assert.equal(await grown('orders{kind="pending_payment"}'), 1)
  assert.equal(await grown('payments_of_last_day{kind="paid"}'), 1)
  const family = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, family, { service_date: '2026-10-21' })
  await asked(family, 'complaint', {
    contract_id: contractId,
    complaint_type: 'delay',
    details: 'late',
    suspension_date: '2026-10-04',
  })
  assert.deepEqual([await grown('overdue_complaints'), await grown('unconfirmed_visits')], [0, 0])
  await placePaidRecruitment(server, await createCustomer(server))
  assert.equal(await grown('orders_without_worker'), 1)
  clock.advance({ days: 40 })
  assert.equal(await grown('overdue_complaints'), 1)
  assert.ok((await grown('unconfirmed_visits')) >= 2)
  assert.equal((await gauges()).get('payments_of_last_day{kind="paid"}'), 0)
})

test('every alert rule names metrics that the server has, and docs/operations.md knows each alert', async () => {
  const { text } = await ask('GET /metrics')
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  const { groups } = parse(readFileSync(join(import.meta.dirname, '../alerts.yaml'), 'utf8'))
  const rules: readonly { alert: string; expr: string }[] = groups.flatMap(
    ({ rules: each }: { rules: [] }) => each,
  )
  assert.ok(rules.length > 10)
  // Counters appear once they have counted something.
  const lazy = ['sakina_requests_shed_total', 'sakina_csp_violations_total']
  const operations = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  for (const { alert, expr } of rules) {
    for (const [name] of expr.matchAll(/sakina_\w+/g))
      assert.ok(known.has(name.replace(/_bucket$/, '')) || lazy.includes(name), `${alert}: ${name}`)
    assert.ok(operations.includes(`\`${alert}\``), alert)
  }
})
