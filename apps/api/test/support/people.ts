import * as v from 'valibot'
import { addAddress } from '../../src/db/repositories/addresses.ts'
import { addCustomer } from '../../src/db/repositories/customers.ts'
import { addSession } from '../../src/db/repositories/sessions.ts'
import { sessionExpiry } from '../../src/use-cases/identity/session-life.ts'
import { hashToken, newToken } from '../../src/use-cases/identity/tokens.ts'
import type { TestServer } from './server.ts'

export const testPassword = 'a quiet garden 41'

/** A customer of a test with the session and the contact details. */
export type Person = {
  readonly token: string
  readonly id: string
  readonly nationalId: string
  readonly email: string
  readonly mobile: string
  readonly addressId: string
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

export function registrationForm(overrides: Readonly<Record<string, unknown>> = {}) {
  made += 1
  const serial = String(made).padStart(4, '0')
  const email = `person${serial}@home.example`
  return {
    login: email,
    name: 'Demo Customer Account',
    password: testPassword,
    confirm_password: testPassword,
    email,
    phone: `055500${serial}`,
    mobile: `055500${serial}`,
    id_card: withCheckDigit(`10000${serial}`),
    neighborhood_id: 1,
    street: 'King Abdulaziz Road',
    number_building: '2929',
    number_apartment: '4',
    country_id: 1,
    state_id: 5,
    ...overrides,
  }
}

let hashed: Promise<string> | undefined

/**
 * Creates a customer with an address and a session directly in the database, because hashing thirty
 * passwords takes seconds.
 */
export async function createCustomer({ running }: Pick<TestServer, 'running'>): Promise<Person> {
  const { app } = running()
  const form = registrationForm()
  hashed ??= app.passwords.hash(testPassword)
  const passwordHash = await hashed
  const [id, addressId, token, now] = [app.newId(), app.newId(), newToken(app.randomBytes), app.now()]
  const mobile = `+966${form.mobile.slice(1)}`
  await app.database.write(async (tx) => {
    const { name, login, email, id_card: nationalId } = form
    await addCustomer(tx, {
      id,
      name,
      login,
      email,
      nationalId,
      mobile,
      phone: mobile,
      passwordHash,
      createdAt: now,
      provedAt: now,
      emailProvedAt: now,
    })
    await addAddress(tx, {
      id: addressId,
      customerId: id,
      name,
      stateId: 5,
      neighborhoodId: 1,
      street: form.street,
      buildingNumber: form.number_building,
      main: true,
      delivery: true,
      createdAt: now,
    })
    await addSession(tx, {
      tokenHash: hashToken(token),
      customerId: id,
      createdAt: now,
      usedAt: now,
      expiresAt: sessionExpiry(now),
    })
  })
  return { token, id, nationalId: form.id_card, email: form.email, mobile, addressId }
}

/** Gives the customer a new session, because the test clock often passes the end of the first one. */
export async function signInAgain({ running }: Pick<TestServer, 'running'>, person: Person): Promise<Person> {
  const { app } = running()
  const [token, now] = [newToken(app.randomBytes), app.now()]
  await app.database.write((tx) =>
    addSession(tx, {
      tokenHash: hashToken(token),
      customerId: person.id,
      createdAt: now,
      usedAt: now,
      expiresAt: sessionExpiry(now),
    }),
  )
  return { ...person, token }
}

/** Returns the error code in the body of a response. */
export const errorCodeOf = (body: unknown): string => v.parse(v.object({ code: v.string() }), body).code
