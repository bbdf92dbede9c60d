import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidResident } from './support/orders.ts'
import { createCustomer, signInAgain, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'
import { openNoticeStream } from './support/streams.ts'

const server = startTestServer({ DEMO: 'false', OPS_TOKEN: officeToken }, {}, [101])
const { ask, running } = server
const { done } = officeClient(server)
const { asked } = portalClient(server)

const listOf = async ({ token }: Person) => Object((await ask('GET /api/my/notices', { token })).body)

test('an open page of a customer is told at once of a new notice, and of a notice that was read @call:followNotices', async () => {
  const person = await createCustomer(server)
  const stranger = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person)
  const about = { contract_id: contractId, request_date: '2026-10-04' }
  const complaint = await asked(person, 'complaint', about)
  const { unread } = await listOf(person)
  const stream = await openNoticeStream(running().address, person.token)
  const other = await openNoticeStream(running().address, stranger.token)
  await stream.until(`"unread":${unread}}`)
  await done(`complaints/${complaint}/answer`, { state: 'closed', note: 'x' })
  await stream.until(`"unread":${unread + 1}}`)
  const { id } = (await listOf(person)).result[0]
  await stream.until(`"latest_id":"${id}"`)
  assert.equal((await ask('POST /api/my/notices/read', { token: person.token, body: {} })).status, 200)
  await stream.until('"unread":0}')
  assert.ok(!other.received().includes(id))
  await Promise.all([stream.close(), other.close()])
})

test('the stream of notices ends with its session, and cannot be opened again without one @R21', async () => {
  const person = await createCustomer(server)
  const second = await signInAgain(server, person)
  const stream = await openNoticeStream(running().address, person.token)
  assert.equal((await ask('POST /api/logout', { token: second.token })).status, 200)
  assert.equal((await ask('POST /api/logout', { token: person.token })).status, 200)
  await stream.ended
  assert.equal((await ask('GET /api/my/notices/events', { token: person.token })).status, 401)
})
