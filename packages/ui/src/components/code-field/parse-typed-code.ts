import { normalizeNumericInput } from '@sakina/text'

const withoutMarks = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g

/** Consecutive digits of any of the three scripts. */
const group = /[0-9٠-٩۰-۹]+/g

/**
 * Returns the typed or pasted code in Latin digits. From a message it takes the only number with as
 * many digits as the code. In other text only the digits are converted and spaces removed, so that
 * validation can reject it.
 */
export function parseTypedCode(text: string, length: number): string {
  const fitting = (text.replaceAll(withoutMarks, '').match(group) ?? []).filter(
    (digits) => digits.length === length,
  )
  const [first, ...others] = new Set(fitting.map((digits) => normalizeNumericInput(digits)))
  return first !== undefined && others.length === 0 ? first : normalizeNumericInput(text)
}
