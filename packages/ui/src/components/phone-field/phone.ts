import { normalizeNumericInput } from '@sakina/text'

// Matches +9665…, 009665…, 9665… and the common mistake +96605….
const COUNTRY = /^(?:\+|00)?966(?=0?5)0?/
const BARE = /^5\d{8}$/
const MOBILE = /^(05\d)(\d{3})(\d{4})$/

/**
 * Converts a Saudi mobile number in any spelling to the ten digits 05XXXXXXXX. Other text only gets
 * Latin digits and loses spaces and dashes.
 */
export function normalizePhone(text: string): string {
  const digits = normalizeNumericInput(text)
  if (COUNTRY.test(digits)) return digits.replace(COUNTRY, '0')
  return BARE.test(digits) ? `0${digits}` : digits
}

/** Formats the number as 050 123 4567. */
export const formatPhone = (phone: string): string => phone.replace(MOBILE, '$1 $2 $3')
