import { parseEmail, parseMobile } from '@sakina/domain/identity'

/** The contact that a visitor typed, as an email or as a mobile; undefined if neither. */
export type ClassifiedContact = { readonly email: string } | { readonly mobile: string } | undefined

/** Returns whether the contact is an email or a phone. The at sign decides. */
export function classifyContact(contact: string): ClassifiedContact {
  if (contact.includes('@')) {
    const email = parseEmail(contact)
    return email.ok ? { email: email.value } : undefined
  }
  const mobile = parseMobile(contact)
  return mobile.ok ? { mobile: mobile.value } : undefined
}
