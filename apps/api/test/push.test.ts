import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { vapidPushSender } from '../src/adapters/vapid-push-sender.ts'
import { systemPorts } from '../src/adapters/system-ports.ts'
import { createBackgroundJobs } from '../src/background.ts'
import { parseConfig } from '../src/config/config.ts'
import type { PushSender } from '../src/ports/push.ts'
import { notifyCustomer } from '../src/use-cases/notices/notify-customer.ts'
import { removeExpiredRecords } from '../src/use-cases/retention/remove-expired.ts'
import { createCustomer, errorCodeOf, signInAgain, testPassword, type Person } from './support/people.ts'
import { createFakeBrowser, startPushService, vapidClaims, vapidKeys } from './support/push-service.ts'
import { startTestServer } from './support/server.ts'

const service = await startPushService()
after(() => service.close())

const sender = (): PushSender =>
  vapidPushSender(
    { ...vapidKeys, services: [service.origin, 'https://*.push.example'] },
    { ...systemPorts, now: () => clock.now() },
  )
const push: PushSender = {
  publicKey: vapidKeys.publicKey,
  isUsable: (target) => sender().isUsable(target),
  send: (message) => sender().send(message),
}
const server = startTestServer({ DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '1000' }, { push })
const { ask, clock, running } = server

const post = async ({ token }: Pick<Person, 'token'>, path: string, body: unknown) => {
  const answer = await ask(`POST /api/${path}`, { token, body })
  assert.equal(answer.status, 200, answer.text)
}
const endpointsOf = async ({ token }: Pick<Person, 'token'>) => {
  const { body } = await ask('GET /api/my/push', { token })
  return Object(body).result.endpoints as readonly string[]
}
/** Runs the job of a real server; returns how many messages it processed. */
const drain = async () =>
  createBackgroundJobs(running().app)
    .find(({ name }) => name === 'notices to browsers')
    ?.work()
const onTheWay = ({ id }: Person) => {
  const { app } = running()
  const facts = { from: '14:30', to: '16:00' }
  return app.database.write((tx) =>
    notifyCustomer(tx, app, id, { kind: 'visit_on_the_way', about: app.newId(), facts }),
  )
}
/** What arrived at one browser. */
const receivedBy = ({ endpoint }: { readonly endpoint: string }) =>
  service.received.filter(({ path }) => endpoint.endsWith(path))

test('the fake browser of these tests decrypts the example of RFC 8291', () => {
  const browser = createFakeBrowser({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  })
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const text = browser.decrypt(Buffer.from(message, 'base64url'))
  assert.equal(text, 'When I grow up, I want to be a watermelon')
})

test('a notice reaches each subscribed browser, encrypted, with its title and page only @call:getPushSettings @call:subscribeToPush @rule:notices', async () => {
  const person = await createCustomer(server)
  const { body } = await ask('GET /api/my/push', { token: person.token })
  assert.deepEqual(Object(body).result, { public_key: vapidKeys.publicKey, endpoints: [] })
  await onTheWay(person)
  assert.equal(await drain(), 0, 'nobody asked for it yet')
  const phone = service.subscribe()
  const laptop = service.subscribe()
  await post(person, 'my/push', phone)
  await post(person, 'my/push', laptop)
  await post(person, 'my/push', laptop)
  assert.deepEqual((await endpointsOf(person)).toSorted(), [phone.endpoint, laptop.endpoint].toSorted())
  await onTheWay(person)
  await Promise.all([drain(), drain()])
  for (const browser of [phone, laptop]) {
    const [message, ...others] = receivedBy(browser)
    assert.ok(message)
    assert.deepEqual(others, [])
    assert.deepEqual(message.content, {
      title: 'نحن في الطريق إليكم',
      url: '/PersonalProfileLayout/Visits',
    })
    assert.deepEqual(
      [message.headers['content-encoding'], message.headers['urgency'], message.headers['ttl']],
      ['aes128gcm', 'high', '86400'],
    )
    assert.match(String(message.headers['topic']), /^[0-9a-f]{32}$/)
    const { aud, exp, sub } = vapidClaims(message.headers['authorization'])
    assert.deepEqual([aud, sub], [service.origin, vapidKeys.subject])
    assert.equal(Number(exp) * 1_000 - clock.now().getTime() <= 12 * 3_600_000, true)
  }
})

test('push notices follow the choice of each topic, and switching one browser off leaves the other on @call:unsubscribeFromPush @rule:notices', async () => {
  const person = await createCustomer(server)
  const [phone, laptop] = [service.subscribe(), service.subscribe()]
  await post(person, 'my/push', phone)
  await post(person, 'my/push', laptop)
  const choice = { topic: 'visits', channel: 'push' }
  await post(person, 'my/notices/choices', { ...choice, wanted: false })
  await onTheWay(person)
  assert.equal(await drain(), 0)
  await post(person, 'my/notices/choices', { ...choice, wanted: true })
  await post(person, 'my/push/off', { endpoint: laptop.endpoint })
  await onTheWay(person)
  await drain()
  assert.deepEqual([receivedBy(phone).length, receivedBy(laptop).length], [1, 0])
})

test('a subscription that the push service no longer knows is deleted, and a failure is tried again with the same id @rule:notices', async () => {
  for (const status of [404, 410]) {
    const person = await createCustomer(server)
    const browser = service.subscribe()
    await post(person, 'my/push', browser)
    service.statuses.push(status)
    await onTheWay(person)
    await drain()
    assert.deepEqual(await endpointsOf(person), [])
  }
  const person = await createCustomer(server)
  const browser = service.subscribe()
  await post(person, 'my/push', browser)
  service.statuses.push(503)
  await onTheWay(person)
  await drain()
  const [row] = await running().app.database.reader.execute<{ last_error: string }>(
    sql`select last_error from outbox where kind = 'notice_push' and done_at is null`,
    'objects',
  )
  assert.equal(row?.last_error, 'PushFailed 503')
  clock.advance({ minutes: 2 })
  await drain()
  const topics = receivedBy(browser).map(({ headers }) => headers['topic'])
  assert.deepEqual([topics.length, new Set(topics).size], [2, 1])
})

test('a browser gets no more notices once its session is signed out, the password changed or the account deleted @rule:notices', async () => {
  const person = await createCustomer(server)
  const second = { ...person, ...(await signInAgain(server, person)) }
  const [here, there] = [service.subscribe(), service.subscribe()]
  await post(person, 'my/push', here)
  await post(second, 'my/push', there)
  await onTheWay(person)
  assert.equal((await ask('POST /api/logout', { token: person.token })).status, 200)
  await drain()
  assert.deepEqual([receivedBy(here).length, receivedBy(there).length], [0, 1])
  assert.deepEqual(await endpointsOf(second), [there.endpoint])
  const fresh = 'a louder garden 42'
  const change = { old_password: testPassword, new_password: fresh, confirm_password: fresh }
  await post(second, 'change_password', change)
  await onTheWay(person)
  await drain()
  assert.equal(receivedBy(there).length, 1)
  const third = await createCustomer(server)
  const kept = service.subscribe()
  await post(third, 'my/push', kept)
  await post(third, 'my/account/delete', { password: testPassword })
  const [left] = await running().app.database.reader.execute<{ count: number }>(
    sql`select count(*)::int as count from push_subscriptions where endpoint in (${here.endpoint}, ${there.endpoint}, ${kept.endpoint})`,
    'objects',
  )
  assert.equal(left?.count, 0)
})

test('the subscription of a browser belongs to the customer who subscribed last, and no other can end it @R18', async () => {
  const [first, second] = [await createCustomer(server), await createCustomer(server)]
  const browser = service.subscribe()
  await post(first, 'my/push', browser)
  await onTheWay(first)
  await post(second, 'my/push', browser)
  await post(first, 'my/push/off', { endpoint: browser.endpoint })
  await drain()
  assert.equal(receivedBy(browser).length, 0, 'what was meant for the first is not shown to the second')
  assert.deepEqual([await endpointsOf(first), await endpointsOf(second)], [[], [browser.endpoint]])
})

test('a subscription needs the URL of a push service and usable keys, and an eleventh browser replaces the oldest @rule:notices', async () => {
  const person = await createCustomer(server)
  const { endpoint: _, ...keys } = service.subscribe()
  const targets = [
    { ...keys, endpoint: 'http://127.0.0.1:1/' },
    { ...keys, endpoint: 'https://push.example/x' },
    { ...keys, endpoint: 'https://evilpush.example/x' },
    { ...keys, endpoint: 'http://a.push.example/x' },
    { ...keys, endpoint: 'nothing' },
    { endpoint: 'https://a.push.example/x', p256dh: keys.p256dh, auth: 'c2hvcnQ' },
    { endpoint: 'https://a.push.example/x', p256dh: keys.p256dh.slice(0, 40), auth: keys.auth },
    { ...keys, endpoint: 'https://user:pw@a.push.example/x' },
  ]
  for (const target of targets) {
    const answer = await ask('POST /api/my/push', { token: person.token, body: target })
    assert.deepEqual([answer.status, errorCodeOf(answer.body)], [422, 'invalid'], JSON.stringify(target))
  }
  await post(person, 'my/push', { ...keys, endpoint: 'https://a.push.example/x' })
  for (let count = 0; count < 11; count += 1) {
    clock.advance({ minutes: 1 })
    await post(person, 'my/push', service.subscribe())
  }
  const endpoints = await endpointsOf(person)
  assert.equal(endpoints.length, 10)
  assert.ok(!endpoints.includes('https://a.push.example/x'))
})

test('push subscriptions are exported without their secrets, and deleted after half a year @rule:retention', async () => {
  const person = await createCustomer(server)
  const browser = service.subscribe()
  await post(person, 'my/push', browser)
  const { body, text } = await ask('GET /api/my/data', { token: person.token })
  assert.equal(Object(body).result.browsersWithNotifications.length, 1)
  for (const secret of Object.values(browser)) assert.ok(!text.includes(secret))
  clock.advance({ days: 181 })
  await removeExpiredRecords(running().app)
  const [left] = await running().app.database.reader.execute<{ count: number }>(
    sql`select count(*)::int as count from push_subscriptions`,
    'objects',
  )
  assert.equal(left?.count, 0)
})

test('push keys that are incomplete or do not form a pair are refused at the start', () => {
  assert.throws(
    () => parseConfig({ VAPID_PRIVATE_KEY: vapidKeys.privateKey }),
    /VAPID_PUBLIC_KEY, VAPID_SUBJECT/,
  )
  const other = createFakeBrowser().keys.p256dh
  assert.throws(
    () => vapidPushSender({ ...vapidKeys, publicKey: other, services: [] }, systemPorts),
    /do not belong together/,
  )
})
