import assert from 'node:assert/strict'
import { test } from 'node:test'
import { register } from '@sakina/api-client/wire/identity'
import { localMobile, readMobile } from '@sakina/domain/identity'
import { signUpAddressSchema, signUpIdentitySchema, validate } from '@sakina/domain/validation'
import * as v from 'valibot'
import { addressReaders, readLine } from '../src/use-cases/addresses/read-place.ts'
import {
  passwordProblems,
  readContact,
  readId,
  readName,
  type Problems,
} from '../src/use-cases/identity/read-person.ts'
import { chance, type Chance } from './support/chance.ts'
import { formOfSomebody, password } from './support/people.ts'

const signUpSchema = signUpIdentitySchema.concat(signUpAddressSchema)

const tries = process.env['FULL'] === undefined ? 400 : 10_000

type Rule = {
  readonly form: string
  readonly wire: string
  readonly seeds: readonly string[]
  /** What the server makes of a text, or nothing where it refuses. */
  readonly read: (text: string, problems: Problems) => string | null | undefined
}

const line =
  (field: string, reader: (typeof addressReaders)[keyof typeof addressReaders]) =>
  (text: string, problems: Problems) =>
    readLine(field, text, reader, problems)

const rules: readonly Rule[] = [
  { form: 'name', wire: 'name', seeds: ['Demo Customer Account', 'نورة عبدالله القحطاني'], read: readName },
  { form: 'nationalId', wire: 'id_card', seeds: ['1012345672', '٢٠١٢٣٤٥٦٧٨'], read: readId },
  {
    form: 'email',
    wire: 'email',
    seeds: ['person@home.example', 'a.b+c@sub.home.example'],
    read: (email, problems) => readContact({ email }, problems).email,
  },
  {
    form: 'phone',
    wire: 'phone',
    seeds: ['0555001234', '+966 55 500 1234', '٠٥٥٥٠٠١٢٣٤'],
    read: (phone, problems) => {
      const { mobile } = readContact({ phone }, problems)
      const read = mobile === null ? undefined : readMobile(mobile)
      return read?.ok ? localMobile(read.value) : null
    },
  },
  {
    form: 'password',
    wire: 'password',
    seeds: [password, 'short', 'password1'],
    read: (text, problems) => {
      Object.assign(problems, passwordProblems('password', text, text))
      return text
    },
  },
  {
    form: 'street',
    wire: 'street',
    seeds: ['King Abdulaziz Road'],
    read: line('street', addressReaders.street),
  },
  {
    form: 'buildingNumber',
    wire: 'number_building',
    seeds: ['2929', '٢٩٢٩'],
    read: line('number_building', addressReaders.building),
  },
  {
    form: 'unitNumber',
    wire: 'number_apartment',
    seeds: ['4', '12A'],
    read: line('number_apartment', addressReaders.unit),
  },
  { form: 'postalCode', wire: 'zip', seeds: ['12345'], read: line('zip', addressReaders.zip) },
  {
    form: 'additionalNumber',
    wire: 'additional_number',
    seeds: ['6543'],
    read: line('additional_number', addressReaders.additional),
  },
  {
    form: 'shortAddress',
    wire: 'short_address',
    seeds: ['RRRD2929'],
    read: line('short_address', addressReaders.short),
  },
]

const letters = Array.from('0123456789٠٣٩۵aZé@.+-_ /ءس\u200f\u202e\u2066\u0000\t،')

/** A text near one that is right: what people mistype, and what somebody might try. */
function mistyped(seed: string, luck: Chance): string {
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
  password,
  confirmPassword: password,
  buildingNumber: '2929',
  unitNumber: '4',
  street: 'King Abdulaziz Road',
  regionId: 5,
  neighborhoodId: 1,
}

/** What the server says of one field: its row first, then its reader. */
function heard(
  rule: Rule,
  text: string,
): { readonly ok: boolean; readonly value: string | null | undefined } {
  const body = register.body
  assert.ok(body !== undefined)
  const sent = { ...formOfSomebody(), hash: undefined, [rule.wire]: text }
  const { hash: _none, ...given } = sent
  const parsed = v.safeParse(body, given)
  const refused = parsed.issues?.some((issue) => issue.path?.[0]?.key === rule.wire) ?? false
  if (refused) return { ok: false, value: null }
  const problems: Problems = {}
  const value = rule.read(text, problems)
  return { ok: Object.keys(problems).length === 0, value }
}

for (const rule of rules)
  test(`the form and the server agree about ${rule.wire}`, (context) => {
    const luck = chance(20_261_121)
    let [taken, refused] = [0, 0]
    for (let each = 0; each < tries; each += 1) {
      const typed = mistyped(rule.seeds[luck.below(rule.seeds.length)] ?? '', luck)
      if (typed.trim() === '') continue
      const values = {
        ...formValues,
        [rule.form]: typed,
        ...(rule.form === 'password' && { confirmPassword: typed }),
      }
      const outcome = validate(signUpSchema, values)
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
