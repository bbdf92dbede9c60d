import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'
import { isFull } from './support/tier.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' }, {}, [103, 110])
const { ask, running } = server
const { done } = officeClient(server)
const { mine } = portalClient(server)

type Plan = {
  id: number
  visit_count: number
  visit_period_id: { code: string }
  service_id: { id: number; code: string }
}

const sundayAfter = (days: number): string => {
  const first = addDays(riyadhDay(instant(running().app.now().getTime())), days)
  return addDays(first, (7 - new Date(first).getUTCDay()) % 7)
}

/**
 * A contract of the plan with everything that can change its price: a voucher, and delivery where
 * offered.
 */
function contractOf(person: Person, { id, visit_count, visit_period_id, service_id }: Plan) {
  const day = sundayAfter(7)
  if (visit_count > 0)
    return placePaidHourly(server, person, {
      service_package_id: id,
      service_date: day,
      visit_window: visit_period_id.code === 'evening' ? 'evening' : 'morning',
      voucher_code: 'FIRST25',
    })
  const order = {
    service_id: service_id.id,
    order_line: [{ product_id: id }],
    first_visit_date: day,
    need_delivery: 1,
  }
  return service_id.code === 'mediation'
    ? placePaidRecruitment(server, person, order)
    : placePaidResident(server, person, order)
}

test('for every plan the lines of a contract are those of its order and add up, with VAT, to its value @rule:contract-lines', async () => {
  const plans: Plan[] = Object((await ask('GET /api/plans?limit=100')).body).result
  assert.equal(plans.length, 37)
  const codes = new Set<string>()
  // Every third is of each kind of plan.
  for (const plan of plans.filter((_, index) => isFull || index % 3 === 0)) {
    const person = await createCustomer(server)
    const { orderId, contractId } = await contractOf(person, plan)
    const { lines, amount_total } = await mine(person, `my/contracts/${contractId}`)
    assert.deepEqual(lines, (await mine(person, `my/orders/${orderId}`)).lines)
    const sum = lines.reduce(
      (total: number, line: { amount: number }) => total + Math.round(line.amount * 100),
      0,
    )
    assert.equal(sum, Math.round(amount_total * 100), `plan ${plan.id}`)
    for (const { code } of lines) codes.add(code)
    // The order is cancelled, so that the worker is free for the next plan.
    await done(`orders/${orderId}/cancel`, { reason: 'x' })
  }
  assert.deepEqual([...codes].toSorted(), ['delivery', 'service', 'tax', 'voucher', 'wage'])
})
