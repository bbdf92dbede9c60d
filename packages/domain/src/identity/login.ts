import { normalizeSingleLine } from '@sakina/text'
import { canonicalEmail, hasAtSign } from './email.ts'
import { parseMobile } from './mobile.ts'
import { parseNationalId } from './national-id.ts'

/** What a person typed into "national ID, mobile or e-mail"; `unknown` is sent as it is and refused by the server. */
export type Login = { readonly kind: 'email' | 'national_id' | 'mobile' | 'unknown'; readonly value: string }

/** Finds out whether typed text is an email, a national id, a mobile, or none of these. */
export function parseLogin(text: string): Login {
  const typed = normalizeSingleLine(text)
  if (hasAtSign(typed)) return { kind: 'email', value: typed }
  const nationalId = parseNationalId(typed)
  if (nationalId.ok) return { kind: 'national_id', value: nationalId.value.number }
  const mobile = parseMobile(typed)
  return mobile.ok ? { kind: 'mobile', value: mobile.value } : { kind: 'unknown', value: typed }
}

/** The same key for every spelling of a login. */
export function canonicalLogin(text: string): string {
  const { kind, value } = parseLogin(text)
  return kind === 'email' ? canonicalEmail(value) : value
}
