import assert from 'node:assert/strict'
import { drainOutbox } from '../../src/use-cases/outbox/drain-outbox.ts'
import { registrationForm } from './people.ts'
import type { RequestInput, TestServer } from './server.ts'

/** A mobile as it is stored, from its ten digits. */
export const storedMobile = (local: string): string => `+966${local.slice(1)}`

const digitsOf = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? ''

/** Another code than this one. */
export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Functions that register customers of a server and ask for codes as they do. */
export function codesOf({ ask, clock, running, texts, sentEmails }: TestServer) {
  const textsTo = (mobile: string) => texts().filter(({ to }) => to === mobile)
  const lettersTo = (email: string) =>
    sentEmails().filter(({ to }) => to.toLowerCase() === email.toLowerCase())

  async function askCode(contact: string, purpose: string, asked: RequestInput = {}): Promise<void> {
    const to = contact.includes('@') ? { email: contact } : { mobile: contact }
    // Within a minute no other code is sent.
    clock.advance({ minutes: 1 })
    const answer = await ask('POST /api/codes', { ...asked, body: { ...to, purpose } })
    assert.equal(answer.status, 200, answer.text)
    await drainOutbox(running().app)
  }

  /** Asks for a code for a mobile or an email and returns it from the newest message. */
  async function codeFor(contact: string, purpose: string, asked: RequestInput = {}): Promise<string> {
    await askCode(contact, purpose, asked)
    const messages = contact.includes('@') ? lettersTo(contact) : textsTo(contact)
    return digitsOf(messages.at(-1)?.text ?? '')
  }

  async function registered(overrides: Readonly<Record<string, unknown>> = {}) {
    const form = registrationForm(overrides)
    const answer = await ask('POST /api/register', { body: form })
    assert.equal(answer.status, 201, answer.text)
    const signedIn = await ask('POST /api/login', { body: { login: form.login, password: form.password } })
    const { api_token: token, partner_id, mobile_proved } = Object(signedIn.body).result
    return {
      ...form,
      id: String(partner_id),
      mobile: form.mobile ? storedMobile(form.mobile) : '',
      token: String(token),
      mobile_proved,
    }
  }

  const prove = (token: string, mobile: string, code: string) =>
    ask('POST /api/my/mobile', { token, body: { mobile, code } })

  /** Proves the mobile of a customer by a code. */
  async function proved(person: { readonly token: string; readonly mobile: string }): Promise<void> {
    const code = await codeFor(person.mobile, 'mobile', { token: person.token })
    const answer = await prove(person.token, person.mobile, code)
    assert.equal(answer.status, 200, answer.text)
  }

  /** Proves the email of a customer by a code. */
  async function provedEmail(
    person: { readonly token: string; readonly email: string },
    contactPhone?: string,
  ): Promise<void> {
    const code = await codeFor(person.email, 'email', { token: person.token })
    const body = { code, ...(contactPhone !== undefined && { contact_phone: contactPhone }) }
    const answer = await ask('POST /api/my/email', { token: person.token, body })
    assert.equal(answer.status, 200, answer.text)
  }

  const partnerOf = async (token: string) =>
    Object((await ask('GET /api/user/context', { token })).body).result?.partner

  return { textsTo, lettersTo, askCode, codeFor, registered, prove, proved, provedEmail, partnerOf, digitsOf }
}
