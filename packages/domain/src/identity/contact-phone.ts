import { normalizeNumericInput } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

export type ContactPhoneRefusal = 'identity.contact_phone'

/**
 * Reads a number of any country at which somebody answers, as `+` and its digits: an international
 * number with `+` or `00`, or a Saudi mobile or landline as it is dialled in the Kingdom.
 */
export function parseContactPhone(text: string): Outcome<string, ContactPhoneRefusal> {
  const number = normalizeNumericInput(text)
    .replace(/^00/, '+')
    .replace(/^\+9660/, '+966')
    .replace(/^0(?=[15]\d{8}$)/, '+966')
  const isSaudi = number.startsWith('+966')
  return (isSaudi ? /^\+966[15]\d{8}$/ : /^\+[1-9]\d{7,14}$/).test(number)
    ? granted(number)
    : refused('identity.contact_phone')
}
