import { normalizeNumericInput } from '@sakina/text'

const withoutMarks = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g

/** Digits that stand together, in any of the three scripts. */
const group = /[0-9٠-٩۰-۹]+/g

/**
 * The code of what was typed or pasted, as Latin digits. Of a whole message it is the one number that has as many
 * digits; anything else stays as it is, for the rules to refuse.
 */
export function readCode(text: string, length: number): string {
  const fitting = (text.replaceAll(withoutMarks, '').match(group) ?? []).filter(
    (digits) => digits.length === length,
  )
  const [first, ...others] = new Set(fitting.map((digits) => normalizeNumericInput(digits)))
  return first !== undefined && others.length === 0 ? first : normalizeNumericInput(text)
}
