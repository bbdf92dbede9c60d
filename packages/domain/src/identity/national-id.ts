import { normalizeNumericInput } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

export type NationalId = {
  readonly number: string
  /** A failed check digit is a gentle "please check", not an error: the rule is in wide use but not official. */
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

export function readNationalId(text: string): Outcome<NationalId, NationalIdRefusal> {
  const number = normalizeNumericInput(text)
  if (!/^\d{10}$/.test(number)) return refused('identity.id_not_ten_digits')
  // 1 begins a citizen's number, 2 a resident's (iqama)
  if (!/^[12]/.test(number)) return refused('identity.id_first_digit')
  return granted({ number, checkDigitHolds: checkDigitHolds(number) })
}
