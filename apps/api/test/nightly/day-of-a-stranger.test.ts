import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendAvailabilityAlerts } from '../../src/use-cases/alerts/send-availability-alerts.ts'
import { drainOutbox } from '../../src/use-cases/outbox/drain-outbox.ts'
import { codesOf } from '../support/codes.ts'
import { createCustomer, registrationForm, signInAgain } from '../support/people.ts'
import { startTestServer } from '../support/server.ts'

// Texts and letters that one stranger can cause in a day: the titles are the rows of a table.

const ceiling = 60
const server = startTestServer({
  RATE_LIMIT_PER_ADDRESS: '100000',
  CODE_TEXTS_PER_DAY: String(ceiling),
  DEMO: 'false',
})
const { ask, clock, running, texts } = server
const { lettersTo, registered, textsTo } = codesOf(server)

const quarters = 95

/** Lets a stranger act in every quarter of an hour of a day, and delivers what that caused. */
async function throughADay(act: (quarter: number) => Promise<unknown>): Promise<void> {
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    await act(quarter)
    await drainOutbox(running().app)
    clock.advance({ minutes: 15 })
  }
}

/** Accounts of a stranger, each with a session that is used often enough to stay. */
const accounts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => registered().then(({ token }) => token)))

test('texts to one number | before: 2,880 a day, 30 in each quarter of an hour | now: 10 as a guest and 15 by any number of accounts @F6 @rule:limits', async (context) => {
  const { mobile } = await createCustomer(server)
  const tokens = await accounts(6)
  await throughADay(async () => {
    for (const purpose of ['sign_in', 'password']) await ask('POST /api/codes', { body: { mobile, purpose } })
    for (const token of tokens) await ask('POST /api/codes', { token, body: { mobile, purpose: 'mobile' } })
  })
  context.diagnostic(`${textsTo(mobile).length} texts to one number in a day`)
  assert.equal(textsTo(mobile).length, 25)
})

test('texts to any number of numbers | before: 57,600 a day from one address | now: the ceiling that the agency sets, with an alarm @F6 @rule:limits', async (context) => {
  clock.advance({ days: 1 })
  const before = texts().length
  const tokens = await accounts(12)
  await throughADay(async () => {
    for (const token of tokens)
      await ask('POST /api/codes', {
        token,
        body: { mobile: registrationForm().mobile, purpose: 'mobile' },
      })
  })
  context.diagnostic(`${texts().length - before} texts in all in a day, of a ceiling of ${ceiling}`)
  assert.equal(texts().length - before, ceiling)
})

test('letters to one mailbox | before: 2,880 a day (960 reset links, 1,920 of waiting lists) | now: 10 reset links, 15 codes by any number of accounts and 5 to confirm a waiting list @F6 @rule:limits', async (context) => {
  clock.advance({ days: 1 })
  const person = await signInAgain(server, await createCustomer(server))
  const tokens = await accounts(6)
  await throughADay(async (quarter) => {
    await ask('POST /api/forget_password', { body: { email: person.email } })
    for (const token of tokens)
      await ask('POST /api/codes', { token, body: { email: person.email, purpose: 'email' } })
    await ask('POST /api/availability-alerts', {
      body: {
        plan_id: 206,
        date: `2027-01-${String(1 + (quarter % 28)).padStart(2, '0')}`,
        email: person.email,
      },
    })
    await sendAvailabilityAlerts(running().app)
  })
  const letters = lettersTo(person.email).length
  context.diagnostic(`${letters} letters to one mailbox in a day`)
  assert.equal(letters, 30)
})
