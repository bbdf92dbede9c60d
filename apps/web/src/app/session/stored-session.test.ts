import { instant } from '@sakina/domain/calendar'
import { describe, expect, test } from 'vitest'

import { parseStoredSession, serializeAccount, serializeSession } from './stored-session.ts'

const now = Date.parse('2026-03-01T10:00:00Z')
const account = {
  id: 7,
  name: 'عميلة سكينة الأولى',
  login: '0501234567',
  email: null,
  mobile: '0501234567',
  partnerId: 12,
}
const session = {
  ...account,
  apiToken: 'opaque',
  mustChangePassword: false,
  isMobileVerified: true,
  isEmailVerified: true,
  privacyDue: null,
  expiresAt: null,
}
const read = (kept: string | null) => parseStoredSession(kept, now)
const nobody = { status: 'signedOut', login: null }

describe('the stored current user', () => {
  test('the stored current user is the session after a sign-in, with the fields of the specification', () => {
    const kept = serializeSession(session)
    expect(JSON.parse(kept)).toMatchObject({ id: 7, partnerId: 12, partner_id: 12, api_token: 'opaque' })
    expect(read(kept)).toEqual({
      status: 'signedIn',
      customer: {
        ...account,
        token: 'opaque',
        mustChangePassword: false,
        isMobileVerified: true,
        isEmailVerified: true,
        privacyDue: null,
      },
    })
  })

  test('the stored current user remembers that the password must be changed first', () => {
    expect(read(serializeSession({ ...session, mustChangePassword: true }))).toMatchObject({
      customer: { mustChangePassword: true },
    })
  })

  test('the stored current user remembers that the mobile is not verified yet', () => {
    expect(read(serializeSession({ ...session, isMobileVerified: false }))).toMatchObject({
      customer: { isMobileVerified: false },
    })
  })

  test('the stored current user has no session after a sign-up, but fills in the login', () => {
    expect(read(serializeAccount(account))).toEqual({ status: 'signedOut', login: '0501234567' })
  })

  test('the stored current user is read with its partner id if only `partnerId` is stored', () => {
    expect(read(JSON.stringify({ api_token: 't', partnerId: '12' }))).toMatchObject({
      customer: { partnerId: '12' },
    })
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{"api_token":'],
    ['a list', '[]'],
    ['a word', '"currentUser"'],
    ['null', 'null'],
    ['a token that is no text', '{"api_token":{"a":1}}'],
    ['an empty token', '{"api_token":""}'],
    ['a token no header can carry', String.raw`{"api_token":"a\r\nb"}`],
    ['far too much', JSON.stringify({ api_token: 'x'.repeat(20_000) })],
  ])('the current user counts as signed out if storage contains %s', (_, kept) => {
    expect(read(kept)).toEqual(nobody)
  })

  test('the current user is signed out once the session has expired or has an invalid end', () => {
    const until = (iso: string) => read(serializeSession({ ...session, expiresAt: instant(iso) })).status
    expect(until('2026-03-01T10:00:01Z')).toBe('signedIn')
    expect(until('2026-03-01T10:00:00Z')).toBe('signedOut')
    expect(read(JSON.stringify({ api_token: 't', expires_at: 'soon' })).status).toBe('signedOut')
  })
})
