import { readEmail, readMobile } from '@sakina/domain/identity'

export type Reached = { readonly email: string } | { readonly mobile: string } | undefined

/** Returns whether the contact is an email or a phone. The at sign decides. */
export function reachedBy(contact: string): Reached {
  if (contact.includes('@')) {
    const email = readEmail(contact)
    return email.ok ? { email: email.value } : undefined
  }
  const mobile = readMobile(contact)
  return mobile.ok ? { mobile: mobile.value } : undefined
}
