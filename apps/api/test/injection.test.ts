import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { sanitizeTerms } from '../src/http/terms-html.ts'
import { completeCheckout, hourlyOrderBody, placePaidHourly, placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { xssScripts } from './support/xss-scripts.ts'
import { startTestServer, type TestResponse } from './support/server.ts'

const office = 'the office of this test, 24+'
const server = startTestServer({ OPS_TOKEN: office, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, sentEmails, running } = server

const isText = ({ headers }: TestResponse): boolean =>
  /^application\/json\b/.test(headers.get('content-type') ?? '') &&
  headers.get('x-content-type-options') === 'nosniff'

/** The response is JSON and contains the same text that was sent. */
function holds(answer: TestResponse, script: string, where: string): void {
  assert.ok(answer.status < 300, `${where}: ${answer.text}`)
  assert.ok(isText(answer), `${where}: ${answer.headers.get('content-type')}`)
  const found = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.includes(script)
      : typeof value === 'object' && value !== null && Object.values(value).some(found)
  assert.ok(found(answer.body), `${where} lost ${script}`)
}

const ops = (call: `${'GET' | 'POST'} /ops/${string}`, body?: unknown) =>
  ask(call, { headers: { authorization: `Bearer ${office}` }, ...(body !== undefined && { body }) })

test('thirty scripts in the texts of customers and the office are returned as plain text', async (context) => {
  assert.equal(xssScripts.length, 30)
  const person = await createCustomer(server)
  const { token } = person
  const { contractId, orderId } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-20',
  })
  const held: string[] = []
  for (const script of xssScripts) {
    const told = async (where: string, answer: Promise<TestResponse>) => {
      holds(await answer, script, where)
      held.push(where)
    }
    await ask('POST /api/contact', {
      body: { name: script, email: 'somebody@home.example', message: `x ${script}` },
    })
    await told('a message of the contact form', ops('GET /ops/contact-messages?limit=100'))
    const place = {
      parent_id: person.id,
      country_id: 1,
      state_id: 5,
      neighborhood_id: 1,
      number_building: '2930',
    }
    const added = await ask('POST /api/partners/child', {
      token,
      body: { ...place, name: script, streetName: script, note: script },
    })
    assert.ok(added.status < 300, added.text)
    await told('an address', ask(`GET /api/partners/${person.id}`, { token }))
    await told(
      'a special package',
      (async () => {
        const placed = await ask('POST /api/special_packages', {
          token,
          body: {
            worker_type: 'nanny',
            nationality: 'filipino',
            worker_count: 1,
            duration: '3months',
            note: script,
          },
        })
        const { id } = Object(placed.body)
        const kept = await ask(`GET /api/my/orders/${String(id)}`, { token })
        await ask(`POST /api/my/orders/${String(id)}/cancel`, { token })
        return kept
      })(),
    )
    const complained = await ask('POST /api/complaint/create', {
      token,
      body: {
        contract_id: contractId,
        request_date: '2026-10-04',
        suspension_date: '2026-10-04',
        request_reason: script,
        complaint_type: 'other',
        details: script,
        priority: 'medium',
      },
    })
    assert.ok(complained.status < 300, complained.text)
    await told('a complaint', ask('GET /api/complaint/requests', { token }))
    const charged = await ops(`POST /ops/contracts/${contractId}/charges`, { description: script, amount: 1 })
    assert.ok(charged.status < 300 && isText(charged), charged.text)
    await ops(`POST /ops/orders/${orderId}/stage`, { stage: 'on_the_way', note: script })
    await told('the download of my data', ask('GET /api/my/data', { token }))
  }
  context.diagnostic(`${held.length} answers held their script as text`)
  assert.equal(held.length, xssScripts.length * 5)
})

test('no script from a URL, name or note is unescaped in the HTML of the payment page, a missing page or the API docs, and emails are plain text', async () => {
  const person = await createCustomer(server)
  const note = xssScripts.join('\n').slice(0, 480)
  const { id } = await placeHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-10-21',
    note,
  })
  await running().app.database.write((tx) =>
    tx.execute(sql`update customers set name = ${xssScripts[0]} where id = ${person.id}`),
  )
  const tag = /<script(?![^>]*\bsrc="[./])|onerror=|onload=|javascript:/i
  for (const script of xssScripts) {
    const given = encodeURIComponent(script)
    for (const path of [
      `/checkout/${id}?lang=${given}`,
      `/checkout/${given}`,
      `/checkout/${id}?method=${given}`,
      `/api/plans?search=${given}`,
      `/api/${given}`,
      `/nowhere/${given}?x=${given}`,
      `/docs/?x=${given}`,
    ] as const) {
      const answer = await ask(`GET ${path}`)
      const type = answer.headers.get('content-type') ?? ''
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', path)
      if (type.startsWith('text/html')) assert.doesNotMatch(answer.text, tag, path)
      else assert.match(type, /^(application\/json|text\/plain)/, `${path} answered ${type}`)
    }
  }
  assert.doesNotMatch((await ask(`GET /checkout/${id}`)).text, tag)
  await completeCheckout(server, id, 'succeed')
  while ((await drainOutbox(running().app)) > 0);
  assert.ok(sentEmails().length > 0)
  for (const letter of sentEmails()) {
    // An email is plain text without an HTML part, so the customer's text appears unchanged.
    assert.deepEqual(Object.keys(letter).toSorted(), ['id', 'subject', 'text', 'to'])
    assert.doesNotMatch(letter.subject, /[\r\n]/)
  }
})

test('terms of the agency keep their text and lose everything executable', () => {
  for (const script of xssScripts) {
    const clean = sanitizeTerms(`<h3>Privacy</h3><p>Before ${script}</p>`)
    assert.match(clean, /^<h3>Privacy<\/h3>/, script)
    for (const [, name = ''] of clean.matchAll(/<\/?([a-z0-9]+)/gi))
      assert.match(name, /^(p|br|ul|ol|li|strong|em|b|i|h3|h4|a|bdi)$/, `${script} left ${clean}`)
    for (const [, attributes = ''] of clean.matchAll(/<[a-z0-9]+([^>]*)>/gi))
      assert.match(attributes.trim(), /^(href="(https:|mailto:|tel:)[^"]*")?\/?$/i, `${script} left ${clean}`)
  }
})

test('a script is refused as the plan, the date, the arrival window or the worker of an order', async () => {
  const person = await createCustomer(server)
  for (const script of xssScripts) {
    for (const field of ['service_package_id', 'service_date', 'visit_window', 'employee_id'])
      assert.equal(
        (
          await ask('POST /api/sale_order/hourly', {
            token: person.token,
            body: hourlyOrderBody(person, { [field]: script }),
          })
        ).status,
        422,
        `${field} took ${script}`,
      )
  }
})
