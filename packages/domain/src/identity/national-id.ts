import { normalizeNumericInput } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

/** A national id or iqama number, and whether its check digit holds. */
export type NationalId = {
  readonly number: string
  /**
   * A wrong check digit causes a warning and not an error, because the rule is widely used but not
   * official.
   */
  readonly checkDigitHolds: boolean
}

export type NationalIdRefusal = 'identity.id_not_ten_digits' | 'identity.id_first_digit'

const evenIndexDoubled = (digit: number, index: number): number => {
  if (index % 2 === 1) return digit
  const doubled = digit * 2
  return doubled > 9 ? doubled - 9 : doubled
}

const checkDigitHolds = (number: string): boolean =>
  Array.from(number).reduce((sum, digit, index) => sum + evenIndexDoubled(Number(digit), index), 0) % 10 === 0

/** Reads the ten digits of a national id or iqama from typed text, or returns a refusal. */
export function parseNationalId(text: string): Outcome<NationalId, NationalIdRefusal> {
  const number = normalizeNumericInput(text)
  if (!/^\d{10}$/.test(number)) return refused('identity.id_not_ten_digits')
  // Numbers of citizens begin with 1, those of residents (iqama) with 2.
  if (!/^[12]/.test(number)) return refused('identity.id_first_digit')
  return granted({ number, checkDigitHolds: checkDigitHolds(number) })
}
