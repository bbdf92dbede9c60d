import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { enqueueEmail } from '../src/use-cases/outbox/enqueue-email.ts'
import { placePaidHourly, placeHourly } from './support/orders.ts'
import { errorCodeOf, testPassword, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, clock, running } = server

test('the data export contains the account, orders, visits and invoices of a customer, but no hash and no token @rule:my-data', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person)
  const answer = await ask('GET /api/my/data', { token: person.token })
  assert.equal(answer.status, 200, answer.text)
  const { result } = Object(answer.body)
  assert.equal(result.account.nationalId, person.nationalId)
  assert.equal(result.orders.length, 1)
  assert.equal(result.visits.length, 4)
  assert.equal(result.invoices.length, 1)
  for (const secret of ['passwordHash', 'tokenHash', person.token])
    assert.ok(!answer.text.includes(secret), secret)
})

test('the server refuses to delete an account while a contract runs or with a wrong password @rule:delete-account', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_package_id: 107, service_date: '2026-10-13' })
  const wrong = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: 'not this one 7' },
  })
  assert.equal(errorCodeOf(wrong.body), 'wrong_password')
  const refused = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(errorCodeOf(refused.body), 'account_has_running_contract')
})

test('deleting an account ends its session and its login, releases its holds and erases name and email @rule:delete-account @rule:session-ends', async () => {
  const person = await createCustomer(server)
  const { id } = await placeHourly(server, person, {
    service_package_id: 105,
    weekdays: [0, 2],
    service_date: '2026-10-13',
  })
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  assert.equal((await ask('GET /api/user/context', { token: person.token })).status, 401)
  const again = await ask('POST /api/login', { body: { login: person.email, password: testPassword } })
  assert.equal(again.status, 401)
  const [left] = await running().app.database.reader.execute<{
    name: string
    email: string | null
    slots: number
  }>(
    sql`select name, email, (select count(*)::int from worker_slots where order_id = ${id}) as slots
        from customers where id = ${person.id}`,
    'objects',
  )
  assert.deepEqual(left, { name: '', email: null, slots: 0 })
})

test('after an account is deleted, no record of the customer, not even an invoice, contains the name, email, national ID or street @rule:delete-account', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const name = 'Unmistakable Household Name'
  assert.equal((await ask('PATCH /api/my/profile', { token, body: { name } })).status, 200)
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-14',
    note: `Ask for ${name}`,
    partner_shipping_id: person.addressId,
  })
  const { reader, write } = running().app.database
  await drainOutbox(running().app)
  await write((tx) => tx.execute(sql`update contracts set state = 'finished' where id = ${contractId}`))
  await write((tx) =>
    tx.execute(sql`update orders set status = 'completed' where customer_id = ${person.id}`),
  )
  const tables = await reader.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    'objects',
  )
  const naming = async (): Promise<readonly string[]> => {
    const found: string[] = []
    for (const { name: table } of tables)
      for (const told of [name, person.email, person.nationalId, 'King Abdulaziz Road']) {
        const [row] = await reader.execute<{ rows: number }>(
          sql`select count(*)::int as rows from ${sql.identifier(table)} as t
              where t::text like ${`%${told}%`} and t::text like ${`%${person.id}%`}`,
          'objects',
        )
        if ((row?.rows ?? 0) > 0) found.push(table)
      }
    return [...new Set(found)].toSorted()
  }
  assert.deepEqual(await naming(), ['addresses', 'customers', 'invoices', 'orders'])
  const gone = await ask('POST /api/my/account/delete', { token, body: { password: testPassword } })
  assert.equal(gone.status, 200, gone.text)
  assert.deepEqual(await naming(), [])
})

test('deleting an account removes its unsent and failed emails, and none of another customer @rule:delete-account', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const { app } = running()
  const { reader, write } = app.database
  const whose = sql`coalesce(payload ->> 'to', payload ->> 'email')`
  const waiting = async (to: string): Promise<number> => {
    const [row] = await reader.execute<{ rows: number }>(
      sql`select count(*)::int as rows from outbox where ${whose} = ${to}`,
      'objects',
    )
    return row?.rows ?? 0
  }
  for (const { email } of [person, other]) {
    const promise = async (): Promise<void> => {
      await ask('POST /api/forget_password', { body: { email } })
      await write((tx) => enqueueEmail(tx, app, { to: email, subject: 'A letter', text: 'Words' }))
    }
    await promise()
    await write((tx) => tx.execute(sql`update outbox set dead_at = now() where ${whose} = ${email}`))
    // A link is sent once a minute.
    clock.advance({ minutes: 2 })
    await promise()
    assert.equal(await waiting(email), 4)
  }
  const gone = await ask('POST /api/my/account/delete', {
    token: person.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  // Only the email that says that the account is deleted is left.
  assert.equal(await waiting(person.email), 1)
  assert.equal(await waiting(other.email), 4)
})
