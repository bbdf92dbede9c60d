import { hasBidiControls, stripInvisibleMarks } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { textLimits } from '../vocabulary/index.ts'

export type EmailRefusal = 'identity.email_at_sign' | 'identity.email_not_an_address'

const LONGEST_MAILBOX = 64
const MAILBOX = /^[^\s@"(),:;<>[\]\\.\p{C}]+(?:\.[^\s@"(),:;<>[\]\\.\p{C}]+)*$/u
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u

/** Whether a text has an at-sign, the only check of an email that the specification requires of a form. */
export const hasAtSign = (text: string): boolean => text.includes('@')

/**
 * Reads an email by the stricter rules of the server: a valid mailbox and domain, not only an
 * at-sign.
 */
export function parseEmail(text: string): Outcome<string, EmailRefusal> {
  if (!hasAtSign(text)) return refused('identity.email_at_sign')
  if (hasBidiControls(text)) return refused('identity.email_not_an_address')
  const email = stripInvisibleMarks(text).trim()
  const at = email.lastIndexOf('@')
  const mailbox = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  const couldBeAnAddress =
    email.length <= textLimits.email.most &&
    mailbox.length <= LONGEST_MAILBOX &&
    MAILBOX.test(mailbox) &&
    DOMAIN.test(domain)
  return couldBeAnAddress ? granted(`${mailbox}@${domain}`) : refused('identity.email_not_an_address')
}

/** Returns the key by which an email belongs to one account, whatever its capitals. */
export const canonicalEmail = (email: string): string => email.toLowerCase()
