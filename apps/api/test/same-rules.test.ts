import assert from 'node:assert/strict'
import { test } from 'node:test'
import { register } from '@sakina/api-client/wire/identity'
import { toLocalMobile, parseMobile } from '@sakina/domain/identity'
import {
  addressSchema,
  cancellationSchema,
  complaintSchema,
  replacementSchema,
  signUpIdentitySchema,
  suspensionSchema,
  validate,
  refundRequestSchema,
} from '@sakina/domain/validation'
import { localDate } from '@sakina/domain/calendar'
import { REASON_LABEL_LENGTH, REASON_SEPARATOR, textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import {
  passwordProblems,
  parseContactDetails,
  parseNationalIdField,
  parsePersonName,
  type FieldProblemCodes,
} from '../src/use-cases/identity/parse-person.ts'
import { seededRandom, type SeededRandom } from './support/seeded-random.ts'
import { placePaidHourly } from './support/orders.ts'
import { errorCodeOf, registrationForm, testPassword, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { isFull } from './support/tier.ts'

const server = startTestServer()
const { ask } = server

const tries = isFull ? 10_000 : 400

type Rule = {
  readonly form: string
  readonly wire: string
  readonly seeds: readonly string[]
  /** Returns the value the server reads from a text; undefined if it is refused. */
  readonly read: (text: string, problems: FieldProblemCodes) => string | null | undefined
}

const rules: readonly Rule[] = [
  {
    form: 'name',
    wire: 'name',
    seeds: ['Demo Customer Account', 'نورة عبدالله القحطاني'],
    read: parsePersonName,
  },
  { form: 'nationalId', wire: 'id_card', seeds: ['1012345672', '٢٠١٢٣٤٥٦٧٨'], read: parseNationalIdField },
  {
    form: 'email',
    wire: 'email',
    seeds: ['person@home.example', 'a.b+c@sub.home.example'],
    read: (email, problems) => parseContactDetails({ email }, problems).email,
  },
  {
    form: 'phone',
    wire: 'phone',
    seeds: ['0555001234', '+966 55 500 1234', '٠٥٥٥٠٠١٢٣٤'],
    read: (phone, problems) => {
      const { mobile } = parseContactDetails({ phone }, problems)
      const read = mobile === null ? undefined : parseMobile(mobile)
      return read?.ok ? toLocalMobile(read.value) : null
    },
  },
  {
    form: 'password',
    wire: 'password',
    seeds: [testPassword, 'short', 'password1'],
    read: (text, problems) => {
      Object.assign(problems, passwordProblems({ field: 'password', password: text, confirmation: text }))
      return text
    },
  },
]

const letters = Array.from('0123456789٠٣٩۵aZé@.+-_ /ءس\u200f\u202e\u2066\u0000\t،')

/** Generates texts close to a valid one: typing errors and manipulations. */
function mistyped(seed: string, luck: SeededRandom): string {
  const text = Array.from(seed)
  for (let slip = luck.below(4); slip > 0; slip -= 1) {
    const letter = letters[luck.below(letters.length)] ?? ''
    const kept = luck.below(3)
    text.splice(luck.below(text.length + 1), kept === 0 ? 0 : 1, ...(kept === 2 ? [] : [letter]))
  }
  return luck.below(40) === 0 ? text.join('').repeat(30) : text.join('')
}

const formValues = {
  loginBy: 'email',
  name: 'Demo Customer Account',
  nationalId: '1012345672',
  email: 'person@home.example',
  phone: '0555001234',
  password: testPassword,
  confirmPassword: testPassword,
}

/**
 * Returns whether the server accepts a value of a field: first by the schema, then by the reader of
 * the field.
 */
function heard(
  rule: Rule,
  text: string,
): { readonly ok: boolean; readonly value: string | null | undefined } {
  const body = register.body
  assert.ok(body !== undefined)
  const sent = { ...registrationForm(), hash: undefined, [rule.wire]: text }
  const { hash: _none, ...given } = sent
  const parsed = v.safeParse(body, given)
  const refused = parsed.issues?.some((issue) => issue.path?.[0]?.key === rule.wire) ?? false
  if (refused) return { ok: false, value: null }
  const problems: FieldProblemCodes = {}
  const value = rule.read(text, problems)
  return { ok: Object.keys(problems).length === 0, value }
}

for (const rule of rules)
  test(`the sign-up form and the server accept and refuse the same values of ${rule.wire}`, (context) => {
    const luck = seededRandom(20_261_121)
    let [taken, refused] = [0, 0]
    for (let each = 0; each < tries; each += 1) {
      const typed = mistyped(rule.seeds[luck.below(rule.seeds.length)] ?? '', luck)
      if (typed.trim() === '') continue
      const values = {
        ...formValues,
        [rule.form]: typed,
        ...(rule.form === 'password' && { confirmPassword: typed }),
      }
      const outcome = validate(signUpIdentitySchema, values)
      const problem = outcome.ok ? undefined : outcome.fields[rule.form]
      const told = `${rule.wire} ${JSON.stringify(typed)} ${JSON.stringify(problem)}`
      if (problem !== undefined) {
        refused += 1
        assert.equal(heard(rule, typed).ok, false, `the server takes what the form refuses: ${told}`)
        continue
      }
      if (!outcome.ok) continue
      const sent: unknown = Reflect.get(outcome.value, rule.form)
      if (sent === undefined) continue
      assert.ok(typeof sent === 'string', told)
      taken += 1
      assert.deepEqual(heard(rule, sent), { ok: true, value: sent }, `the server has other rules: ${told}`)
    }
    context.diagnostic(`${taken} taken, ${refused} refused by both`)
    assert.ok(taken > 10 && refused > 10)
  })

test('the tests of this file cover every typed field of the sign-up form', () => {
  const typed = Object.keys(signUpIdentitySchema.fields)
  const others = ['loginBy', 'confirmPassword']
  assert.deepEqual(
    typed.filter((field) => !others.includes(field)).toSorted(),
    rules.map(({ form }) => form).toSorted(),
  )
})

/** Several lines of exactly this length, with an emoji of two UTF-16 units. */
const severalLinesOf = (length: number): string => {
  const text = 'خلف المسجد 🕌\nاطرق مرتين\n\n'
  return `${text.repeat(Math.ceil(length / text.length)).slice(0, length - 1)}.`
}

const addressOf = (note: string) => ({
  form: {
    regionId: 5,
    neighborhoodId: 1,
    street: 'King Abdulaziz Road',
    buildingNumber: '2929',
    unitNumber: '4',
    note,
  },
  wire: {
    name: 'Home',
    country_id: 1,
    state_id: 5,
    neighborhood_id: 1,
    number_building: '2929',
    streetName: 'King Abdulaziz Road',
    note,
  },
})

test('a note of several lines has the same maximum length in the form and on the server, and the address book keeps it unchanged @rule:address-book', async () => {
  const { id, token } = await createCustomer(server)
  const longest = severalLinesOf(textLimits.addressNote.most)
  const { form, wire } = addressOf(longest)
  const judged = validate(addressSchema, form)
  assert.ok(judged.ok && judged.value.note === longest)
  const created = await ask('POST /api/partners/child', { token, body: { ...wire, parent_id: id } })
  assert.equal(created.status, 201, created.text)
  const { id: addressId } = v.parse(v.object({ result: v.object({ id: v.string() }) }), created.body).result
  const Book = v.object({
    partner: v.object({ child_ids: v.array(v.object({ id: v.string(), note: v.nullable(v.string()) })) }),
  })
  const noteInBook = async () =>
    v
      .parse(Book, (await ask(`GET /api/partners/${id}`, { token })).body)
      .partner.child_ids.find((address) => address.id === addressId)?.note
  assert.equal(await noteInBook(), longest)

  const changed = longest.replace('المسجد', 'الجامع')
  const update = { token, body: { note: changed } }
  assert.equal((await ask(`PATCH /api/partners/child/${addressId}`, update)).status, 200)
  assert.equal(await noteInBook(), changed)

  const tooLong = addressOf(`${longest}.`)
  const refused = validate(addressSchema, tooLong.form)
  assert.equal(refused.ok ? undefined : refused.fields['note']?.key, 'validation.common.tooLong')
  const answer = await ask('POST /api/partners/child', { token, body: { ...tooLong.wire, parent_id: id } })
  assert.equal(answer.status, 422)
  assert.deepEqual(Object(answer.body).fields, { note: 'too_long' })
})

const [today, tomorrow] = [localDate('2026-10-01'), '2026-10-02']
const label = 'x'.repeat(REASON_LABEL_LENGTH)

// A separate day for each order, so that a worker is free.
const serviceDates = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-18'].values()

/** The longest text of each form that prefixes it with the label of a choice, and its operation. */
const reasons = {
  'cancellation/create': {
    most: textLimits.reasonText.most,
    judge: (reasonText: string) => validate(cancellationSchema, { contractId: '1', reasonText }),
    body: {},
  },
  'suspension/create': {
    most: textLimits.reasonText.most,
    judge: (reasonText: string) =>
      validate(suspensionSchema(today), { contractId: '1', reasonText, suspensionDate: tomorrow }),
    body: { suspention_date: '2026-10-13', resume_date: '2026-10-20' },
  },
  'replacement/create': {
    most: textLimits.reasonText.most,
    judge: (reasonText: string) =>
      validate(replacementSchema(today), { contractId: '1', reasonText, startDate: tomorrow }),
    body: {},
  },
  'replacement/create of a wallet return': {
    most: textLimits.reasonText.most,
    judge: (reasonText: string) =>
      validate(refundRequestSchema, {
        contractId: '1',
        email: 'person@home.example',
        phone: '0555001234',
        action: 'replaceService',
        reasonText,
      }),
    body: { email: 'person@home.example', phone: '0555001234', action_type: 'replaceService' },
  },
  'complaint/create': {
    most: textLimits.complaintDetails.most,
    judge: (details: string) => validate(complaintSchema, { contractId: '1', type: 'other', details }),
    body: { complaint_type: 'other' },
  },
}

for (const [call, { most, judge, body }] of Object.entries(reasons))
  test(`${call} accepts the longest reason together with the longest text that its form allows`, async () => {
    const person = await createCustomer(server)
    const { contractId } = await placePaidHourly(server, person, { service_date: serviceDates.next().value })
    const longest = severalLinesOf(most)
    assert.ok(judge(longest).ok)
    assert.ok(!judge(`${longest}.`).ok)
    const path = call.split(' ')[0] ?? ''
    const answer = await ask(`POST /api/${path}` as 'POST /', {
      token: person.token,
      body: {
        contract_id: contractId,
        priority: 'medium',
        request_date: '2026-10-01',
        request_reason: `${label}${REASON_SEPARATOR}${longest}`,
        ...body,
      },
    })
    assert.equal(
      answer.status,
      200,
      `${answer.text} ${answer.status === 200 ? '' : errorCodeOf(answer.body)}`,
    )
  })
