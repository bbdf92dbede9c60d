import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** Whom a link lets choose a password, and until when. */
export type StaffInvitation = { readonly id: string; readonly until: number }

const Invitation = v.strictObject({ id: v.string(), until: v.number() })

// The hash of the password is signed too, so that a link is worth nothing once a password has been chosen.
const signatureOf = (content: string, passwordHash: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`staff-invitation ${content} ${passwordHash}`).digest()

/** Returns the signed token of a link with which a person of the office chooses a password. */
export function signStaffInvitation(
  invitation: StaffInvitation,
  passwordHash: string,
  secret: string,
): string {
  const content = Buffer.from(JSON.stringify(invitation)).toString('base64url')
  return `${content}.${signatureOf(content, passwordHash, secret).toString('base64url')}`
}

/** Returns what a token says, which nobody has verified yet; undefined if it says nothing. */
export function readStaffInvitation(token: string): StaffInvitation | undefined {
  try {
    const content = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
    return v.parse(Invitation, JSON.parse(content))
  } catch {
    return undefined
  }
}

/** Whether a token was signed for a person who still has this password. */
export function isStaffInvitation(token: string, passwordHash: string, secret: string): boolean {
  const [content = '', signature = ''] = token.split('.')
  const actual = Buffer.from(signature, 'base64url')
  const expected = signatureOf(content, passwordHash, secret)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
