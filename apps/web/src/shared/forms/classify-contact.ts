import { parseEmail, parseMobile } from '@sakina/domain/identity'

/** The contact that a visitor typed, as an email or as a mobile; undefined if neither. */
export type ClassifiedContact = { readonly email: string } | { readonly mobile: string } | undefined

/**
 * Parses a contact as an email if it contains an at sign, else as a mobile; undefined if it is
 * invalid.
 */
export function classifyContact(contact: string): ClassifiedContact {
  if (contact.includes('@')) {
    const email = parseEmail(contact)
    return email.ok ? { email: email.value } : undefined
  }
  const mobile = parseMobile(contact)
  return mobile.ok ? { mobile: mobile.value } : undefined
}
