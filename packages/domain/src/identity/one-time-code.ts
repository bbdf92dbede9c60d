import { normalizeNumericInput } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

declare const oneTimeCode: unique symbol

/** The digits of a code, converted to Latin digits. */
export type OneTimeCode = string & { readonly [oneTimeCode]: true }

export type OneTimeCodeRefusal = 'identity.code_not_six_digits'

const isCode = (text: string): text is OneTimeCode => /^\d{6}$/.test(text)

/** Reads the six digits of a one-time code from typed text, or returns a refusal. */
export function parseOneTimeCode(text: string): Outcome<OneTimeCode, OneTimeCodeRefusal> {
  const typed = normalizeNumericInput(text)
  return isCode(typed) ? granted(typed) : refused('identity.code_not_six_digits')
}
