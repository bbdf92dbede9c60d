import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hourlyOrderBody, parsePlacedOrder } from './support/orders.ts'
import { errorCodeOf, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask } = server

// The clock is at Sunday, 4 October 2026; Ramadan 1448 is 8 February to 8 March 2027.
const [thursday, friday] = ['2026-10-15', '2026-10-16']

const fridayVisit = { plan_id: 103, visit_window: 'evening' }
const bundle = { plan_id: 110, visit_window: 'evening' }

const quoted = async (body: object, language: 'ar' | 'en' = 'en') => {
  const answer = await ask('POST /api/quote', { body, language })
  return [answer.status, Object(answer.body).message]
}

test('a plan of Friday evenings is quoted and sold only for Fridays, and its refusal names Fridays @rule:days-of-a-plan @call:quoteOrder', async () => {
  const person = await createCustomer(server)
  assert.deepEqual(await quoted({ ...fridayVisit, service_date: thursday }), [
    409,
    'This plan’s visits are on Fridays only.',
  ])
  assert.deepEqual(await quoted({ ...fridayVisit, service_date: thursday }, 'ar'), [
    409,
    'زيارات هذه الباقة أيام الجمعة فقط.',
  ])
  assert.equal((await quoted({ ...fridayVisit, service_date: friday }))[0], 200)
  const order = (service_date: string) =>
    ask('POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(person, { service_package_id: 103, visit_window: 'evening', service_date }),
    })
  const refused = await order(thursday)
  assert.deepEqual([refused.status, errorCodeOf(refused.body)], [409, 'date_unavailable'])
  parsePlacedOrder(await order(friday))
})

test('a plan of Friday evenings offers free windows only on Fridays, and its details list Friday as its only day @rule:days-of-a-plan @call:listVisitWindows', async () => {
  const freeOn = async (day: string) => {
    const windows: { free: boolean }[] = Object(
      (await ask(`GET /api/visit-windows?date=${day}&plan=103`)).body,
    ).result
    return windows.map(({ free }) => free)
  }
  assert.deepEqual([await freeOn(thursday), await freeOn('2026-10-23')], [[false], [true]])
  const listed = Object((await ask('GET /api/plans/103')).body).result
  assert.deepEqual(listed.visit_days, { weekdays: [5], season: null })
})

test('a Ramadan bundle is quoted only if all its visits are within Ramadan, and its refusal has the dates @rule:days-of-a-plan', async () => {
  const sentence = 'All visits of this plan are in Ramadan, from 8 February 2027 to 8 March 2027.'
  assert.deepEqual(await quoted({ ...bundle, service_date: '2026-11-24', weekdays: [0, 2, 4] }), [
    409,
    sentence,
  ])
  assert.equal((await quoted({ ...bundle, service_date: '2027-02-09', weekdays: [0, 2, 4] }))[0], 200)
  // The first visit is so late that the last ones would be after the end of Ramadan.
  assert.deepEqual(await quoted({ ...bundle, service_date: '2027-02-21', weekdays: [0, 2, 4] }), [
    409,
    sentence,
  ])
})
