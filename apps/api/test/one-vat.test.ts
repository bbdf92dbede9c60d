import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeToken } from './support/office.ts'
import { completeCheckout, placeHourly, placePaidHourly, placePaidResident } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask } = server
const { mine } = portalClient(server)

type Line = { readonly code: string; readonly amount: number }
const amountOf = (lines: readonly Line[], code: string) => lines.find((line) => line.code === code)?.amount

test('FIRST25 over eight weeks has a VAT of 111.00 in the quote, on the order, in the contract and on the invoice @W11', async () => {
  const person = await createCustomer(server)
  const weekly = { repeat_count: 8, repeat_interval_days: 7, voucher_code: 'FIRST25' }
  const quote = Object(
    (await ask('POST /api/quote', { token: person.token, body: { plan_id: 102, ...weekly } })).body,
  ).result
  assert.deepEqual(
    quote.lines.map(({ code, amount }: Line) => [code, amount]),
    [
      ['service', 840],
      ['voucher', -100],
      ['tax', 111],
    ],
  )
  assert.deepEqual([quote.total, quote.amount_tax], [851, 111])
  const { id } = await placeHourly(server, person, {
    service_package_id: 102,
    visit_window: 'evening',
    ...weekly,
  })
  await completeCheckout(server, id, 'succeed')
  const order = await mine(person, `my/orders/${id}`)
  const contract = await mine(person, `my/contracts/${order.contract_id.id}`)
  const invoice = await mine(person, `my/invoices/${order.invoice_id.id}`)
  assert.deepEqual([order.amount_tax, contract.amount_tax, invoice.amount_tax], [111, 111, 111])
  assert.deepEqual([order.amount_total, invoice.amount_untaxed, invoice.amount_total], [851, 740, 851])
})

test('the VAT of the transport is in every total that shows VAT @W11', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidResident(server, person, {
    order_line: [{ product_id: 205 }],
    need_delivery: 1,
  })
  const quote = Object(
    (await ask('POST /api/quote', { token: person.token, body: { plan_id: 205, need_delivery: 1 } })).body,
  ).result
  const order = await mine(person, `my/orders/${orderId}`)
  const contract = await mine(person, `my/contracts/${contractId}`)
  const invoice = await mine(person, `my/invoices/${order.invoice_id.id}`)
  const service = amountOf(order.lines, 'tax') ?? 0
  // 15 % is inside the 150.00 of the transport: 19.57.
  const all = Math.round((service + 19.57) * 100) / 100
  assert.deepEqual(
    [quote.amount_tax, order.amount_tax, contract.amount_tax, invoice.amount_tax],
    [all, all, all, all],
  )
})

test('an order without transport and voucher has its tax line as its VAT @W11', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person)
  const contract = await mine(person, `my/contracts/${contractId}`)
  assert.equal(contract.amount_tax, amountOf(contract.lines, 'tax'))
})

test('a package is estimated at the price of the same workers on the shelf @W11', async () => {
  const estimate = async (count: number, duration: string) => {
    const query = `worker_type=housemaid&nationality=filipino&worker_count=${count}&duration=${duration}`
    return Object((await ask(`GET /api/special_packages/estimate?${query}`)).body).result.indicative_total
  }
  const person = await createCustomer(server)
  const shelf = Object((await ask('POST /api/quote', { token: person.token, body: { plan_id: 206 } })).body)
  assert.equal(shelf.result.total, 23_490)
  assert.equal(await estimate(2, '6months'), 46_980)
  assert.equal(await estimate(1, '12months'), 46_980)
})
