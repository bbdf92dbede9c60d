import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { sanitizeTerms } from '../src/http/terms-html.ts'
import { completeCheckout, hourlyOrderBody, placeHourly } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { xssScripts } from './support/xss-scripts.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, sentEmails, running } = server

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
