import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, clock, running, sentEmails, texts } = server

/** Processes the outbox as a server that is killed while it sends its first message. */
async function drainUntilKilled(): Promise<void> {
  const started = Promise.withResolvers<void>()
  const send = () => {
    started.resolve()
    return new Promise<void>(() => {})
  }
  void drainOutbox({ ...running().app, texts: { send }, mailer: { ...running().app.mailer, send } })
  await started.promise
}

const drain = async () => {
  while ((await drainOutbox(running().app)) > 0);
}

test('a server killed while it texts a code delays that code by seconds and no other code @rule:text-codes', async () => {
  const people = [await createCustomer(server), await createCustomer(server), await createCustomer(server)]
  for (const { mobile } of people) await ask('POST /api/codes', { body: { mobile, purpose: 'sign_in' } })
  await drainUntilKilled()
  await drain()
  const reached = () => people.filter(({ mobile }) => texts().some(({ to }) => to === mobile)).length
  assert.equal(reached(), 2)
  clock.advance({ minutes: 21 / 60 })
  await drain()
  assert.equal(reached(), 3)
})

test('a server killed while it sends a reset link delays no other link', async () => {
  const people = [await createCustomer(server), await createCustomer(server), await createCustomer(server)]
  for (const { email } of people) await ask('POST /api/forget_password', { body: { email } })
  await drainUntilKilled()
  await drain()
  const reached = () => people.filter(({ email }) => sentEmails().some(({ to }) => to === email)).length
  assert.equal(reached(), 2)
  clock.advance({ minutes: 3 })
  await drain()
  assert.equal(reached(), 3)
})
