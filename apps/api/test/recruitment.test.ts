import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidRecruitment, placePaidResident } from './support/orders.ts'
import { signInAgain, createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { clock, running } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

type Line = {
  readonly code: string
  readonly rule: string
  readonly amount: number
  readonly basis: Readonly<Record<string, unknown>>
}
type Quote = { readonly lines: readonly Line[]; readonly refund: number }

const quoted = (person: Person, contractId: string): Promise<Quote> =>
  mine(person, `my/contracts/${contractId}/quote?kind=cancellation`)

/** The lines of a quote with the sign reversed, so that amounts for the customer are positive. */
const linesOf = ({ lines }: Quote): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, -amount]))

async function refundIs(
  person: Person,
  contractId: string,
  lines: Readonly<Record<string, number>>,
  refund: number,
) {
  const quote = await quoted(person, contractId)
  assert.deepEqual([linesOf(quote), quote.refund], [lines, refund])
}

const issued = ['visa_started', 'visa_in_progress', 'visa_issued']

/** Places and pays a recruitment of 5,400 SAR plus 810 of tax, and advances it through the stages. */
async function recruited(person: Person, stages: readonly string[]): Promise<string> {
  const { orderId, contractId } = await placePaidResident(server, person, {
    service_id: 4,
    first_visit_date: addDays(riyadhDay(instant(running().app.now())), 1),
    order_line: [{ product_id: 404 }],
    visa_number: '1900123456',
    visa_expiry: '2029-12-01',
    birth_date: '1985-04-01',
  })
  for (const stage of stages) await done(`orders/${orderId}/stage`, { stage })
  return contractId
}

test('a late recruitment is refunded in full, plus 15 % during the extension and plus 20 % after it @rule:late-recruitment', async () => {
  const before = await signInAgain(server, await createCustomer(server))
  const contractId = await recruited(before, issued)
  const unused = { unused_service: 5400, unused_tax: 810 }
  clock.advance({ hours: 90 * 24 })
  const onTheLastDay = await signInAgain(server, before)
  await refundIs(onTheLastDay, contractId, { ...unused, visa_fee: -2000 }, 4210)
  clock.advance({ hours: 24 })
  const inTheExtension = await signInAgain(server, before)
  await refundIs(inTheExtension, contractId, { ...unused, late_compensation: 931.5 }, 7141.5)
  clock.advance({ hours: 30 * 24 })
  const person = await signInAgain(server, before)
  await refundIs(person, contractId, { ...unused, late_compensation: 1242 }, 7452)
  const request = await asked(person, 'cancellation', { contract_id: contractId, expected_fee: 0 })
  await done(`requests/${request}/answer`, { decision: 'approve' })
  // The paid amount returns to the card and the compensation goes to the wallet; the credit note covers
  // only the sale.
  const { balance } = await mine(person, 'my/wallet')
  assert.equal(balance, 1242)
  const { payouts } = await mine(person, `my/contracts/${contractId}`)
  assert.deepEqual(
    payouts.map((payout: { amount: number }) => payout.amount),
    [6210],
  )
})

test('during its trial a recruitment is refunded less the months that have ended, and without a break fee @rule:recruitment-trial', async () => {
  const before = await signInAgain(server, await createCustomer(server))
  const onHerWay = ['travel_arrangements', 'on_the_way', 'arrived', 'received']
  const contractId = await recruited(before, [...issued, ...onHerWay])
  const after = async (days: number) => {
    clock.advance({ hours: days * 24 })
    return signInAgain(server, before)
  }
  await refundIs(await after(29), contractId, { unused_service: 5400, unused_tax: 810 }, 6210)
  const person = await after(16)
  await refundIs(person, contractId, { unused_service: 5175, unused_tax: 776.25 }, 5951.25)
  const [service] = (await quoted(person, contractId)).lines
  assert.equal(service?.rule, 'trial_pro_rata')
  const { count, total, unit } = service.basis
  assert.deepEqual([count, total, unit], [23, 24, 'months'])
  await refundIs(await after(45), contractId, { unused_service: 4725, unused_tax: 708.75 }, 5433.75)
  const over = Object.keys(linesOf(await quoted(await after(1), contractId)))
  assert.deepEqual(over, ['unused_service', 'unused_tax', 'break_fee', 'break_fee_tax', 'visa_fee'])
})

test('a worker recruited by name keeps her name on the order and the contract', async () => {
  const person = await createCustomer(server)
  const { orderId, contractId } = await placePaidRecruitment(server, person, {
    first_visit_date: addDays(riyadhDay(instant(running().app.now())), 1),
    visa_expiry: '2029-12-01',
    named_worker: { name: 'Jane Wanjiku', passport_number: 'AK0123456' },
  })
  const order = await mine(person, `my/orders/${orderId}`)
  assert.equal(order.employee_id?.name, 'Jane Wanjiku')
  const { employee_ids: employees } = await mine(person, `my/contracts/${contractId}`)
  assert.deepEqual(
    employees.map(({ name }: { name: string }) => name),
    ['Jane Wanjiku'],
  )
  const listed: readonly { employee_id: { name: string } | null }[] = await mine(person, 'my/orders')
  assert.deepEqual(
    listed.map(({ employee_id: worker }) => worker?.name),
    ['Jane Wanjiku'],
  )
})
