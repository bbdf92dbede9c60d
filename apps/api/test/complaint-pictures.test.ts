import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instant, riyadhDay, weekdayOf, type LocalDate } from '@sakina/domain/calendar'
import { MAX_COMPLAINT_PICTURES } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { removeExpiredRecords } from '../src/use-cases/retention/remove-expired.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly } from './support/orders.ts'
import { createCustomer, errorCodeOf, signInAgain, testPassword, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer } from './support/server.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, running, clock } = server
const { done, office } = officeClient(server)
const { mine, asked } = portalClient(server)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Uploads a picture whose last byte tells it apart. */
async function upload({ token }: Person, mark: number, purpose = 'attachment'): Promise<string> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new Blob([new Uint8Array([...png, mark])], { type: 'image/png' }), 'stain.png')
  const answer = await ask('POST /api/uploads', { token, body: form })
  assert.equal(answer.status, 201, answer.text)
  return String(Object(answer.body).result.id)
}

// One worker comes to one family a day.
let ahead = 5

/** The next day on which nobody has booked, and which is no Friday. */
function nextDay(): LocalDate {
  ahead += 1
  const day = addDays(riyadhDay(instant(clock.now())), ahead)
  return weekdayOf(day) === 5 ? nextDay() : day
}

/** Adds a paid visit of a worker, by default of the branch in Riyadh. */
async function addVisit(person: Person, worker = 1001) {
  const { contractId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: nextDay(),
    employee_id: worker,
  })
  const visits: readonly ReturnType<typeof Object>[] = await mine(person, 'my/visit-lines')
  const visit = visits.find((each) => each.contract_id.id === contractId)
  return { contractId, visitId: String(visit.id), visitName: visit.name, day: visit.first_visit_date }
}

async function family() {
  const person = await createCustomer(server)
  return { person, ...(await addVisit(person)) }
}

const base = {
  request_reason: 'late',
  priority: 'medium',
  request_date: '2026-10-04',
  complaint_type: 'delay',
}
const complain = ({ token }: Person, body: object) =>
  ask('POST /api/complaint/create', { token, body: { ...base, ...body } })
const reply = ({ token }: Person, id: string, body: object) =>
  ask(`POST /api/my/complaints/${id}/replies`, { token, body })
const fieldsOf = ({ body }: { readonly body: unknown }) => Object(body).fields
const lastByte = (content: string) => Buffer.from(content, 'base64').at(-1)

test('a family names the visit and sends pictures, which it, the office and nobody else sees in the conversation @rule:complaints @call:getComplaintPicture', async () => {
  const { person, contractId, visitId, visitName, day } = await family()
  const [first, second, third] = [await upload(person, 1), await upload(person, 2), await upload(person, 3)]
  const id = await asked(person, 'complaint', {
    contract_id: contractId,
    complaint_type: 'unsatisfactory',
    visit_id: visitId,
    // One that is named twice is one picture.
    picture_upload_ids: [second, first, second],
  })
  clock.advance({ minutes: 1 })
  const replied = await reply(person, id, { text: 'And the kitchen', picture_upload_ids: [third] })
  assert.equal(replied.status, 200, replied.text)
  const [shown] = await mine(person, 'complaint/requests')
  assert.deepEqual([shown.visit_id, shown.visit], [visitId, { name: visitName, first_visit_date: day }])
  assert.equal(shown.request_reason, 'x', 'it is no claim that nobody came')
  const pictures = shown.history.map((event: { pictures: unknown }) => event.pictures)
  assert.deepEqual(pictures, [[second, first], [third]])
  const { type, content } = await mine(person, `my/complaint-pictures/${second}`)
  assert.deepEqual([type, lastByte(content)], ['image/png', 2])

  const { result: atOffice } = Object((await office(`complaints/${id}`)).body)
  assert.deepEqual([atOffice.visit, atOffice.history], [shown.visit, shown.history])
  const opened = await done(`papers/${third}/open`, { by: 'Huda' })
  assert.deepEqual([opened.purpose, lastByte(opened.content)], ['attachment', 3])
  const papers = Object((await office(`papers?customer=${person.id}`)).body).result
  assert.deepEqual(
    papers.map((paper: { used_by: string }) => paper.used_by),
    [shown.name, shown.name, shown.name],
  )
  const stranger = await createCustomer(server)
  const stolen = await ask(`GET /api/my/complaint-pictures/${second}`, { token: stranger.token })
  assert.equal(errorCodeOf(stolen.body), 'not_found')
})

test('a visit of another contract, a file that is no picture of one’s own or is used already, and a fourth picture are refused @rule:complaints', async () => {
  const [owner, other] = [await family(), await family()]
  const { person, contractId } = owner
  const elsewhere = await addVisit(person)
  const about = { contract_id: contractId }
  for (const visit_id of [other.visitId, elsewhere.visitId, contractId, 'none'])
    assert.deepEqual(fieldsOf(await complain(person, { ...about, visit_id })), { visit_id: 'not_found' })
  assert.deepEqual(fieldsOf(await complain(person, { ...about, current_worker_name: 'Akinyi' })), {
    current_worker_name: 'unknown_field',
  })

  const passport = await upload(person, 1, 'passport')
  const used = await upload(person, 2)
  const sent = await complain(person, { ...about, picture_upload_ids: [used] })
  assert.equal(sent.status, 200, sent.text)
  const inRequest = await upload(person, 3)
  await asked(person, 'cancellation', { contract_id: contractId, attachment_upload_id: inRequest })
  const id = String(Object(sent.body).result.id)
  for (const picture of [passport, used, inRequest, await upload(other.person, 4), 'none']) {
    const picture_upload_ids = [picture]
    const refused = { picture_upload_ids: 'not_found' }
    const sentAgain = await complain(person, { ...about, picture_upload_ids })
    assert.deepEqual(fieldsOf(sentAgain), refused, sentAgain.text)
    clock.advance({ minutes: 20 })
  }
  const again = await reply(person, id, { text: 'x', picture_upload_ids: [used] })
  assert.deepEqual(fieldsOf(again), { picture_upload_ids: 'not_found' }, again.text)
  const tooMany = Array.from({ length: MAX_COMPLAINT_PICTURES + 1 }, () => used)
  assert.deepEqual(fieldsOf(await complain(person, { ...about, picture_upload_ids: tooMany })), {
    picture_upload_ids: 'too_long',
  })
  // Only pictures of complaints are given out: a stolen session gets no passport.
  for (const file of [passport, inRequest, 'none']) {
    const refused = await ask(`GET /api/my/complaint-pictures/${file}`, { token: person.token })
    assert.equal(errorCodeOf(refused.body), 'not_found')
  }
})

test('pictures of a complaint are in the copy of the data, stay as long as it does, and go with the account @rule:delete-account @rule:retention', async () => {
  const { person, contractId, visitId } = await family()
  const picture = await upload(person, 1)
  await asked(person, 'complaint', {
    contract_id: contractId,
    visit_id: visitId,
    picture_upload_ids: [picture],
  })
  const copy = await mine(person, 'my/data')
  assert.equal(copy.complaints[0].visitId, visitId)
  assert.deepEqual(
    copy.complaintPictures.map((row: { uploadId: string }) => row.uploadId),
    [picture],
  )
  const [visit] = await mine(person, 'my/visit-lines')
  clock.reach(visit.arrives_from)
  for (const state of ['in_progress', 'done']) await done(`visits/${visitId}/state`, { state })
  clock.advance({ days: 40 })
  await removeExpiredRecords(running().app)
  const again = await signInAgain(server, person)
  assert.equal((await mine(again, `my/complaint-pictures/${picture}`)).id, picture)
  const gone = await ask('POST /api/my/account/delete', {
    token: again.token,
    body: { password: testPassword },
  })
  assert.equal(gone.status, 200, gone.text)
  const left = await running().app.database.reader.execute<{ left: number }>(
    sql`select (select count(*)::int from complaint_pictures where upload_id = ${picture})
          + (select count(*)::int from uploads where id = ${picture}) as left`,
    'objects',
  )
  assert.deepEqual(left, [{ left: 0 }])
})

test('a picture is seen by the branch of its contract only, though another branch knows the family @rule:office', async () => {
  const { person, contractId } = await family()
  await addVisit(person, 1003)
  const picture = await upload(person, 1)
  await asked(person, 'complaint', { contract_id: contractId, picture_upload_ids: [picture] })
  const there = await createClerk(server, ['desk'], { branches: [2] })
  const elsewhere = await createClerk(server, ['desk'], { branches: [4] })
  const listed = async (clerk: typeof there) =>
    Object((await clerk.office(`papers?customer=${person.id}`)).body).result.length
  assert.deepEqual([await listed(there), await listed(elsewhere)], [1, 0])
  assert.equal(errorCodeOf((await elsewhere.office(`papers/${picture}/open`, {})).body), 'not_found')
  const opened = await there.office(`papers/${picture}/open`, {})
  assert.equal(opened.status, 200, opened.text)
  const [view] = Object((await office(`paper-views?customer=${person.id}`)).body).result
  assert.deepEqual([view.paper_id, view.by], [picture, there.name])
})

test('a complaint about a visit is no claim that nobody came, and one that was opened again is answered by a manager @rule:complaints', async () => {
  const { person, contractId, visitId } = await family()
  const id = await asked(person, 'complaint', { contract_id: contractId, visit_id: visitId })
  const [desk, manager] = [await createClerk(server, ['desk']), await createClerk(server, ['branch_manager'])]
  const close = (clerk: typeof desk) =>
    clerk.office(`complaints/${id}/answer`, { state: 'closed', note: 'We called' })
  const written = async (text: string) => {
    clock.advance({ minutes: 1 })
    assert.equal((await reply(person, id, { text })).status, 200)
    clock.advance({ minutes: 1 })
  }
  await written('Today')
  assert.equal((await close(desk)).status, 200)
  await written('Not solved')
  assert.equal(errorCodeOf((await close(desk)).body), 'forbidden')
  assert.equal((await close(manager)).status, 200)
  await written('Still not')
  assert.equal(errorCodeOf((await close(desk)).body), 'forbidden')

  const [visit] = await mine(person, 'my/visit-lines')
  clock.reach(visit.arrives_from)
  for (const state of ['in_progress', 'done']) await done(`visits/${visitId}/state`, { state })
  const again = await signInAgain(server, person)
  const [complaint] = await mine(again, 'complaint/requests')
  assert.equal(complaint.complaint_state.value, 'open', 'the mark of the visit does not close it')
})
