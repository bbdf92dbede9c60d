import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { foldForSearch } from '@sakina/text'
import { addresses, customers } from '../src/db/schema/identity.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, DEMO: 'false' })
const { running } = server
const { office, done } = officeClient(server)
const { mine, asked } = portalClient(server)

type Row = { readonly id: string; readonly number: string; readonly name: string }

const found = async (path: string) => Object((await office(path)).body).result
const search = async (list: string, text: string): Promise<readonly Row[]> =>
  found(`${list}?search=${encodeURIComponent(text)}`)

const named = (person: Person, name: string) =>
  running().app.database.write((tx) => tx.update(customers).set({ name }).where(eq(customers.id, person.id)))

test('the office finds a customer by the mobile as people type it, and by a name however it is spelled', async () => {
  const person = await createCustomer(server)
  const other = await createCustomer(server)
  const name = 'سارة أحمد القحطاني'
  await named(person, name)
  await named(other, 'منى الأحمدي')
  const local = person.mobile.slice('+966'.length)
  const ids = async (text: string) => (await search('customers', text)).map(({ id }) => id)
  for (const typed of [
    `0${local}`,
    local,
    person.mobile,
    `00966${local}`,
    `0${local.slice(0, 3)} ${local.slice(3)}`,
  ])
    assert.deepEqual(await ids(typed), [person.id], typed)
  const arabic = `0${local}`.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  assert.deepEqual(await ids(arabic), [person.id])
  for (const typed of ['ساره', 'سَارَة', 'القحطاني سارة', 'احمد القحطانى', foldForSearch(name)])
    assert.deepEqual(await ids(typed), [person.id], typed)
  assert.deepEqual(await ids('مني'), [other.id])
  assert.deepEqual(await ids('100%'), [])
  assert.equal(Object((await search('customers', local))[0]).mobile, person.mobile)
})

test('every list of the office names whom to call, and finds records by number, name and mobile', async () => {
  const person = await createCustomer(server)
  await named(person, 'هدى الشمري')
  const { orderId, contractId } = await placePaidHourly(server, person, { service_date: '2026-10-19' })
  await placePaidHourly(server, await createCustomer(server), { service_date: '2026-10-19' })
  const request = await asked(person, 'suspension', {
    contract_id: contractId,
    suspention_date: '2026-10-20',
    resume_date: '2026-10-30',
  })
  const complaint = await asked(person, 'complaint', { contract_id: contractId, complaint_type: 'other' })
  const phone = `0${person.mobile.slice('+966'.length)}`
  const lists = { orders: orderId, contracts: contractId, requests: request, complaints: complaint }
  for (const [list, id] of Object.entries(lists))
    for (const typed of [phone, 'هدي']) {
      const rows = await search(list, typed)
      assert.deepEqual(
        [rows.map((row) => row.id), Object(rows[0]).partner_id],
        [[id], { id: person.id, name: 'هدى الشمري', phone }],
      )
      const number = Object(rows[0]).number ?? Object(rows[0]).name
      assert.deepEqual(
        (await search(list, number)).map((row) => row.id),
        [id],
      )
      assert.ok(Object(rows[0]).branch_id.name, list)
    }
  const visits = await search('visits', phone)
  assert.equal(visits.length, 4)
  assert.ok(visits.every((visit) => Object(visit).partner_id.phone === phone))
  const [contract] = await search('contracts', phone)
  assert.equal((await found(`visits?contract=${contract?.name}`)).length, 4)
  const page = Object((await office('visits?page=2&limit=3')).body)
  assert.deepEqual([page.result.length, page.pagination.total], [3, 8])
})

test('a visit goes by the number of its contract and its place in it, a request and a complaint by theirs', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, person, { service_date: '2026-11-16' })
  const [visit] = await mine(person, 'my/visit-lines')
  const preview = await office(
    `visits/${encodeURIComponent(visit.name.toLowerCase())}/preview?state=cancelled`,
  )
  assert.equal(preview.status, 200, preview.text)
  await asked(person, 'replacement', { contract_id: contractId })
  const [{ number }] = await mine(person, 'my/requests')
  const answered = await done(`requests/${number}/answer`, { decision: 'reject' })
  assert.equal(answered.status.value, 'rejected')
  await asked(person, 'complaint', { contract_id: contractId, complaint_type: 'other' })
  const [complaint] = await search('complaints', person.mobile)
  const name = complaint?.name
  assert.equal((await done(`complaints/${name}/answer`, { state: 'closed' })).complaint_state.value, 'closed')
})

test('a driver gets the visits to homes of one branch, and a name spelled differently is the same driver', async () => {
  const here = await createCustomer(server)
  await placePaidHourly(server, here, { service_package_id: 101, service_date: '2026-12-07' })
  const { catalogue } = running().app
  const { neighborhood, branches } = await catalogue.read()
  const riyadh = branches.find(({ code }) => code === 'riyadh')
  const home = [...neighborhood.values()].find(({ cityId }) => cityId === riyadh?.cityId)
  const far = await createCustomer(server)
  await running().app.database.write((tx) =>
    tx
      .update(addresses)
      .set({ neighborhoodId: home?.id ?? null, stateId: home?.stateId ?? null })
      .where(eq(addresses.customerId, far.id)),
  )
  await placePaidHourly(server, far, { service_package_id: 101, service_date: '2026-12-07' })
  const all = await office('driver-links', { driver: 'Salim', date: '2026-12-07' })
  assert.deepEqual(Object(all.body).fields, { branch: 'required' })
  const wrong = await office('driver-links', { driver: 'Salim', date: '2026-12-07', branch: 'jeddah' })
  assert.deepEqual(Object(wrong.body).fields, { branch: 'not_found' })
  const link = await done('driver-links', { driver: 'Salim', date: '2026-12-07', branch: 'riyadh' })
  const [theirs] = await mine(far, 'my/visit-lines')
  assert.deepEqual(
    link.visits.map(({ id }: Row) => id),
    [theirs.id],
  )
  const again = await done('driver-links', { driver: ' salim', date: '2026-12-07', branch: 'riyadh' })
  assert.equal(again.link, link.link)
})
