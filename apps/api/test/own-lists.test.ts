import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { allOperations } from '@sakina/api-client/wire'
import pg from 'pg'
import { addAddress } from '../src/db/repositories/addresses.ts'
import { addCard } from '../src/db/repositories/cards.ts'
import { addVoucher, addVoucherToCustomer } from '../src/db/repositories/vouchers.ts'
import { isPostgres } from './support/database.ts'
import { creditAccount } from './support/ledger.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const statements = mock.method(pg.Client.prototype, 'query').mock

const server = startTestServer({
  OPS_TOKEN: officeToken,
  CATALOGUE_CACHE_SECONDS: '3600',
  RATE_LIMIT_PER_ACCOUNT: '100000',
})
const { ask, running } = server
const { asked } = portalClient(server)
const { done } = officeClient(server)

/**
 * The lists that a customer reads without naming a record. Event streams are left out, because they
 * never end.
 */
const ownLists = allOperations.filter(
  ({ method, auth, path, answerType }) =>
    method === 'GET' &&
    auth === 'required' &&
    answerType !== 'events' &&
    !path.replace(':partnerId', '').includes(':'),
)

const mornings = Array.from({ length: 40 }, (_, each) => new Date(Date.UTC(2026, 9, 12 + each)))
  // There are no morning visits on a Friday.
  .filter((date) => date.getUTCDay() !== 5)
  .map((date) => date.toISOString().slice(0, 10))

/** A refunded order, one in progress, and one with every kind of request. */
async function orders(person: Person, turn: number): Promise<void> {
  const wanted = {
    service_package_id: 101,
    service_date: mornings[turn],
    partner_shipping_id: person.addressId,
  }
  const { orderId } = await placePaidHourly(server, person, wanted)
  await done(`orders/${orderId}/cancel`, { reason: 'The worker fell ill' })
  const { contractId } = await placePaidHourly(server, person, wanted)
  await asked(person, 'complaint', { contract_id: contractId, complaint_type: 'unsatisfactory' })
  await asked(person, 'cancellation', { contract_id: contractId })
  await placePaidHourly(server, person, wanted)
}

async function otherRows(person: Person, turn: number): Promise<void> {
  const { app } = running()
  const [customerId, at] = [person.id, app.now()]
  await creditAccount(server, person, 1_000)
  await creditAccount(server, person, 10, 'points')
  await app.database.write(async (tx) => {
    const code = `GIFT${app.newId()}`
    await addVoucher(tx, {
      code,
      customerId,
      name: { ar: 'هدية', en: 'A gift' },
      terms: { ar: 'لطلب واحد', en: 'For one order' },
      amount: 1_000,
      services: [],
      firstOrderOnly: false,
      active: true,
      createdAt: at,
    })
    await addVoucherToCustomer(tx, { code, customerId, at })
    await addCard(tx, {
      id: app.newId(),
      customerId,
      provider: 'sandbox',
      token: app.newId(),
      brand: 'mada',
      lastFour: '4242',
      expiry: '12/30',
      holder: 'DEMO',
      oneUse: false,
      createdAt: at,
    })
    await addAddress(tx, {
      id: app.newId(),
      customerId,
      name: `Home ${turn}`,
      stateId: 5,
      neighborhoodId: 1,
      street: 'King Abdulaziz Road',
      buildingNumber: '2929',
      main: false,
      delivery: true,
      createdAt: at,
    })
  })
}

async function ownerOf({ from, rows }: { readonly from: number; readonly rows: number }): Promise<Person> {
  const person = await createCustomer(server)
  for (let turn = from; turn < from + rows; turn += 1) {
    await orders(person, turn)
    await otherRows(person, turn)
  }
  return person
}

const isPaged = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'entries' in query && 'limit' in Object(query.entries)

const statementsOf = async (person: Person, { path, query }: (typeof ownLists)[number]): Promise<number> => {
  const before = statements.callCount()
  const call =
    `GET /api${path.replace(':partnerId', person.id)}${isPaged(query) ? '?limit=100' : ''}` as const
  const answer = await ask(call, { token: person.token })
  assert.equal(answer.status, 200, `${path}: ${answer.text}`)
  return statements.callCount() - before
}

test(
  "a customer's list takes as many statements for eight rows as for one",
  { skip: !isPostgres },
  async (context) => {
    const [one, eight] = [await ownerOf({ from: 0, rows: 1 }), await ownerOf({ from: 1, rows: 8 })]
    assert.ok(ownLists.length > 15, 'the lists are no longer found')
    for (const list of ownLists) {
      const { id } = list
      // The first run, which is not counted, reads shared data such as the catalogue.
      await statementsOf(one, list)
      const [few, many] = [await statementsOf(one, list), await statementsOf(eight, list)]
      context.diagnostic(`${id}: ${few} statements for one row, ${many} for eight`)
      assert.ok(few > 0, `${id} was not counted`)
      assert.equal(many, few, id)
    }
  },
)
