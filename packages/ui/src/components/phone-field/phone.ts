import { normalizeNumericInput } from '@sakina/text'

// +9665…, 009665…, 9665… and the frequent slip +96605…
const COUNTRY = /^(?:\+|00)?966(?=0?5)0?/
const BARE = /^5\d{8}$/
const MOBILE = /^(05\d)(\d{3})(\d{4})$/

/** A Saudi mobile in whichever way it is written, as the ten digits 05XXXXXXXX. Anything else stays, to be refused. */
export function readPhone(text: string): string {
  const digits = normalizeNumericInput(text)
  if (COUNTRY.test(digits)) return digits.replace(COUNTRY, '0')
  return BARE.test(digits) ? `0${digits}` : digits
}

/** 050 123 4567. */
export const spacePhone = (phone: string): string => phone.replace(MOBILE, '$1 $2 $3')
