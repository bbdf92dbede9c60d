import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'

import { latestEmailedCodeTo } from './emails.ts'
import { latestCodeTo } from './text-messages.ts'

/** A customer that a test has registered and signed in. */
export type TestCustomer = {
  readonly name: string
  readonly nationalId: string
  readonly phone: string
  readonly email: string
  /** The login of the new account. */
  readonly login: string
  readonly password: string
  readonly partnerId: string
  readonly token: string
  /** The value that the site stores in the browser. */
  readonly currentUser: string
}

/** The demo customer with orders. New accounts of tests have the same name by default. */
export const demoCustomer = {
  name: 'نورة عبدالله القحطاني',
  nationalId: '1012345672',
  password: 'sakina-demo-2026',
} as const
/** The demo customer without orders. */
export const emptyDemoCustomer = {
  name: 'سارة محمد العتيبي',
  nationalId: '1098765439',
  password: 'sakina-demo-2026',
} as const

const digits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('')

type Answer = {
  readonly result?: Record<string, unknown>
  readonly message?: string
  readonly terms?: readonly { readonly version: string }[]
}

/** Calls the documented API as any client would. */
export async function callApi(path: string, body: unknown, token?: string, method = 'POST'): Promise<Answer> {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'api-token': token }) },
    body: JSON.stringify(body),
  })
  const said: Answer = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(said)}`)
  return said
}

/** The version of the terms that an order agrees to. */
export async function currentTermsVersion(): Promise<string | undefined> {
  const { terms = [] } = await callApi('/terms', undefined, undefined, 'GET')
  return terms
    .map(({ version }) => version)
    .toSorted()
    .at(-1)
}

/** Signs a customer in through the API and returns the session. */
export async function createSession(login: string, password: string) {
  const { result = {} } = await callApi('/login', { login, password })
  return {
    token: String(result['api_token']),
    partnerId: String(result['partner_id']),
    currentUser: JSON.stringify({ ...result, partnerId: result['partner_id'] }),
  }
}

/** Returns the details of a person without an account. */
export const createPersonDetails = () => ({
  name: demoCustomer.name,
  nationalId: `1${digits(9)}`,
  phone: `05${digits(8)}`,
})

/** Registers and signs in a customer for one test through the API, and verifies mobile and email. */
export async function makeCustomer(
  given: {
    readonly name?: string
    readonly isPlaceKnown?: boolean
    readonly isVerified?: boolean
    readonly isNoticeShown?: boolean
  } = {},
): Promise<TestCustomer> {
  const name = given.name ?? demoCustomer.name
  const { nationalId, phone } = createPersonDetails()
  const email = `journey-${digits(12)}@example.com`
  const password = 'calm-house-of-palms'
  const { terms = [] } = await callApi('/terms', undefined, undefined, 'GET')
  await callApi('/register', {
    ...(given.isNoticeShown !== false && { privacy_version: terms[0]?.version }),
    login: email,
    name,
    password,
    confirm_password: password,
    email,
    phone,
    mobile: phone,
    id_card: nationalId,
    street: 'شارع الملك عبدالعزيز',
    number_building: '2929',
    number_apartment: '12',
    // A visit needs a complete address in a served place, which sign-up leaves open.
    ...(given.isPlaceKnown !== false && { state_id: 1, neighborhood_id: 13 }),
  })
  const { token, partnerId, currentUser } = await createSession(email, password)
  const isVerified = given.isVerified !== false
  if (isVerified) {
    await callApi('/codes', { mobile: phone, purpose: 'mobile' }, token)
    await callApi('/codes', { email, purpose: 'email' }, token)
    await callApi('/my/mobile', { mobile: phone, code: await latestCodeTo(phone) }, token)
    await callApi('/my/email', { code: await latestEmailedCodeTo(email) }, token)
  }
  const stored: object = JSON.parse(currentUser)
  return {
    name,
    nationalId,
    phone,
    email,
    login: email,
    password,
    partnerId,
    token,
    currentUser: JSON.stringify({ ...stored, mobile_proved: isVerified, email_proved: isVerified }),
  }
}

/** Signs in every page of this browser context. A later log-out is not undone. */
export const signInAs = (page: Page, { currentUser }: Pick<TestCustomer, 'currentUser'>) =>
  page.context().addInitScript((kept) => {
    if (localStorage.getItem('journey') === kept) return
    localStorage.setItem('journey', kept)
    localStorage.setItem('currentUser', kept)
  }, currentUser)

/** Lets the network become idle, which an open event stream prevents. */
export const stubNoticeEvents = (page: Page) => page.route('**/my/notices/events', (route) => route.fulfill())

/** Adds an address of the customer through the API and returns its id. */
export async function makeAddress({ name, partnerId, token }: TestCustomer, main = false): Promise<string> {
  const { result = {} } = await callApi(
    '/partners/child',
    {
      name,
      parent_id: partnerId,
      country_id: 1,
      state_id: 1,
      neighborhood_id: 13,
      number_building: '3141',
      streetName: 'شارع التحلية',
      unitNumber: '7',
      zip: '12241',
      is_main: main,
      is_delivery_address: true,
      type: 'delivery',
    },
    token,
  )
  return String(result['id'])
}

/** Saves a card of the customer as its form does: the number goes to the provider alone. */
export async function saveCard({ token }: Pick<TestCustomer, 'token'>): Promise<void> {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/checkout/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: '4111111111111111',
      holder_name: 'NORA SALEM',
      exp_month: 8,
      exp_year: new Date().getFullYear() + 2,
      cvv: '123',
    }),
  })
  const { result }: Answer = await answer.json()
  await callApi('/my/cards', { token: result?.['token'], holder_name: 'NORA SALEM', save: true }, token)
}
