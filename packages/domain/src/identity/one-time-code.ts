import { normalizeNumericInput } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

declare const oneTimeCode: unique symbol

/** The digits of a code, converted to Latin digits. */
export type OneTimeCode = string & { readonly [oneTimeCode]: true }

export type OneTimeCodeRefusal = 'identity.code_not_six_digits'

/** The number of digits of a one-time code, the minutes it is valid, and the tries it allows. */
export const ONE_TIME_CODE_LIMITS = { digits: 6, minutes: 5, tries: 5 } as const

const isCode = (text: string): text is OneTimeCode => /^\d{6}$/.test(text)

/** Reads the six digits of a one-time code from typed text, or returns a refusal. */
export function parseOneTimeCode(text: string): Outcome<OneTimeCode, OneTimeCodeRefusal> {
  const typed = normalizeNumericInput(text)
  return isCode(typed) ? granted(typed) : refused('identity.code_not_six_digits')
}
