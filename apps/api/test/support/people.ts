import assert from 'node:assert/strict'
import * as v from 'valibot'
import type { TestServer } from './server.ts'

export const password = 'a quiet garden 41'

const SignedIn = v.object({ result: v.object({ api_token: v.string(), partner_id: v.string() }) })

export type Person = {
  readonly token: string
  readonly id: string
  readonly nationalId: string
  readonly email: string
  readonly mobile: string
}

const withCheckDigit = (nine: string): string => {
  for (let last = 0; last < 10; last += 1) {
    const number = `${nine}${last}`
    const sum = Array.from(number).reduce((total, digit, index) => {
      const doubled = Number(digit) * 2
      return total + (index % 2 === 1 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    if (sum % 10 === 0) return number
  }
  throw new Error('no check digit')
}

let made = 0

export function formOfSomebody(overrides: Readonly<Record<string, unknown>> = {}) {
  made += 1
  const serial = String(made).padStart(4, '0')
  const email = `person${serial}@home.example`
  return {
    login: email,
    name: 'Nora Salem Harbi',
    password,
    confirm_password: password,
    email,
    phone: `055500${serial}`,
    mobile: `055500${serial}`,
    id_card: withCheckDigit(`10${String(process.pid % 1000).padStart(3, '0')}${serial}`),
    neighborhood_id: 1,
    street: 'King Abdulaziz Road',
    number_building: '2929',
    number_apartment: '4',
    country_id: 1,
    state_id: 5,
    ...overrides,
  }
}

/** Registers somebody new and signs them in. */
export async function somebody({ ask }: Pick<TestServer, 'ask'>): Promise<Person> {
  const form = formOfSomebody()
  const registered = await ask('POST /api/register', { body: form })
  assert.equal(registered.status, 201, registered.text)
  const signedIn = await ask('POST /api/login', { body: { login: form.id_card, password } })
  assert.equal(signedIn.status, 200, signedIn.text)
  const { result } = v.parse(SignedIn, signedIn.body)
  return {
    token: result.api_token,
    id: result.partner_id,
    nationalId: form.id_card,
    email: form.email,
    mobile: form.mobile,
  }
}

export const codeOf = (body: unknown): string => v.parse(v.object({ code: v.string() }), body).code
