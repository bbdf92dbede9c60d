import { normalizeSingleLine } from '@sakina/text'
import { emailKey, hasAtSign } from './email.ts'
import { readMobile } from './mobile.ts'
import { readNationalId } from './national-id.ts'

/** What a person typed into "national ID, mobile or e-mail"; `unknown` is sent as it is and refused by the server. */
export type Login = { readonly kind: 'email' | 'national_id' | 'mobile' | 'unknown'; readonly value: string }

/** Finds out whether typed text is an email, a national id, a mobile, or none of these. */
export function readLogin(text: string): Login {
  const typed = normalizeSingleLine(text)
  if (hasAtSign(typed)) return { kind: 'email', value: typed }
  const nationalId = readNationalId(typed)
  if (nationalId.ok) return { kind: 'national_id', value: nationalId.value.number }
  const mobile = readMobile(typed)
  return mobile.ok ? { kind: 'mobile', value: mobile.value } : { kind: 'unknown', value: typed }
}

/** The same key for every spelling of a login. */
export function loginKey(text: string): string {
  const { kind, value } = readLogin(text)
  return kind === 'email' ? emailKey(value) : value
}
