import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf } from './support/codes.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ CODE_TEXTS_PER_DAY: '3' })
const { ask, clock, texts } = server
const { askCode, codeFor } = codesOf(server)

test('the texts with codes of a day have a ceiling in all, which the metrics show; codes by email go on @rule:limits', async () => {
  for (let each = 0; each < 3; each += 1) await askCode((await createCustomer(server)).mobile, 'sign_in')
  const person = await createCustomer(server)
  const body = { mobile: person.mobile, purpose: 'sign_in' }
  const refused = await ask('POST /api/codes', { body })
  assert.equal(errorCodeOf(refused.body), 'rate_limited')
  const unknown = await ask('POST /api/codes', { body: { ...body, mobile: '0559999999' } })
  assert.equal(unknown.text, refused.text)
  assert.equal(texts().length, 3)
  assert.match((await ask('GET /metrics')).text, /^sakina_code_texts_of_day 3$/m)
  assert.match(await codeFor(person.email, 'change', { token: person.token }), /^\d{6}$/)
  clock.advance({ days: 1 })
  assert.equal((await ask('POST /api/codes', { body })).status, 200)
})
