import { toLatinDigits } from './digits.ts'
import { stripInvisibleMarks, stripTatweel } from './marks.ts'

const GROUPING = /[\s\p{Pd}\u2212()\u066C]/gu
const SIGN = /^\s*[-\u2212](?=\d)/u

/**
 * Normalises a typed or pasted number to the characters that the rules read: Latin digits, `.` and `%`;
 * spaces, dashes, brackets and Arabic thousands separators are removed. Letters and a leading sign stay,
 * so that the rules can refuse them.
 */
export function normalizeNumericInput(text: string): string {
  const visible = stripTatweel(stripInvisibleMarks(toLatinDigits(text)))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066A', '%')
    .replaceAll('\uFF0B', '+')
  const sign = SIGN.test(visible) ? '-' : ''
  return sign + visible.replace(GROUPING, '')
}
