import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { readCustomerExport, erasePersonalData } from '../src/db/repositories/customer-export.ts'
import { terms } from '../src/db/schema/catalogue.ts'
import { officeClient, officeToken } from './support/office.ts'
import { createCustomer, errorCodeOf, registrationForm } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { office } = officeClient(server)

const partOf = (body: unknown) => Object(body).result

const currentNotice = async (): Promise<string> =>
  String(Object((await ask('GET /api/terms')).body).terms[0].version)

async function publish(version: string): Promise<void> {
  await running().app.database.write((tx) => tx.update(terms).set({ version }).where(eq(terms.id, 1)))
  running().app.catalogue.forget()
}

const signIn = async ({ login, password }: { readonly login: string; readonly password: string }) =>
  partOf((await ask('POST /api/login', { body: { login, password } })).body)

const seenInExport = async (token: string) => {
  const { account } = partOf((await ask('GET /api/my/data', { token })).body)
  return [account.privacyVersion, account.privacySeenAt]
}

test('both ways to register store the version of the privacy notice that was shown, and when @rule:privacy-notice', async () => {
  const version = await currentNotice()
  const at = clock.now().toISOString()
  const form = registrationForm({ privacy_version: version })
  assert.equal((await ask('POST /api/register', { body: form })).status, 201)
  const session = await signIn(form)
  assert.equal(session.privacy_due, null)
  assert.deepEqual(await seenInExport(session.api_token), [version, at])
  const { login, name, mobile, id_card, password, confirm_password } = registrationForm()
  const body = {
    login,
    name,
    mobile,
    id_card,
    password,
    confirm_password,
    email: login,
    privacy_version: version,
  }
  const opened = partOf((await ask('POST /api/register_and_login', { body })).body)
  assert.equal(opened.privacy_due, null)
  assert.deepEqual(await seenInExport(opened.api_token), [version, at])
  const { result } = Object((await office(`customers?search=${encodeURIComponent(login)}`)).body)
  assert.deepEqual([result[0].privacy_version, result[0].privacy_seen_at], [version, at])
})

test('after a registration without the privacy notice, or with an outdated one, the current one is due', async () => {
  const version = await currentNotice()
  for (const shown of [{}, { privacy_version: '2001-01' }]) {
    const form = registrationForm(shown)
    assert.equal((await ask('POST /api/register', { body: form })).status, 201)
    const session = await signIn(form)
    assert.equal(session.privacy_due, version)
    assert.deepEqual(await seenInExport(session.api_token), [null, null])
  }
})

test('a new privacy notice is due from the next sign-in until the customer confirms it @rule:privacy-notice', async () => {
  const form = registrationForm({ privacy_version: await currentNotice() })
  assert.equal((await ask('POST /api/register', { body: form })).status, 201)
  await publish('2027-01')
  const { api_token: token, privacy_due } = await signIn(form)
  assert.equal(privacy_due, '2027-01')
  const confirm = (version: string) => ask('POST /api/my/privacy', { token, body: { version } })
  const outdated = await confirm('2026-02')
  assert.equal(errorCodeOf(outdated.body), 'terms_outdated')
  assert.deepEqual(partOf(outdated.body), { terms_version: '2027-01' })
  const at = clock.now().toISOString()
  assert.equal(partOf((await confirm('2027-01')).body).partner.privacy_due, null)
  clock.advance({ minutes: 5 })
  assert.equal((await confirm('2027-01')).status, 200, 'once more changes nothing')
  assert.deepEqual(await seenInExport(token), ['2027-01', at])
})

test('deleting an account erases which privacy notice it was shown, and when', async () => {
  const { app } = running()
  const { id, token } = await createCustomer(server)
  await ask('POST /api/my/privacy', { token, body: { version: await currentNotice() } })
  await app.database.write((tx) => erasePersonalData(tx, id, app.now()))
  const { account } = await readCustomerExport(app.database.reader, id)
  assert.deepEqual([account?.privacyVersion, account?.privacySeenAt], [null, null])
})
