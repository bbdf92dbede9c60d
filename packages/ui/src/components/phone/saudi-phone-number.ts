import { normalizeNumericInput } from '@sakina/text'

const COUNTRY = /^(?:\+|00)?966(?=[0-9]{9,10}$)0?/
// Mobile numbers (05x), landlines (01x), unified numbers (9200) and toll-free numbers (800).
const SHAPES = [
  /^(05\d)(\d{3})(\d{4})$/,
  /^(01\d)(\d{3})(\d{4})$/,
  /^(9200)(\d{5})$/,
  /^(800)(\d{3})(\d{4})$/,
]

export interface SaudiPhoneNumber {
  /** The number in groups, as people read it aloud. */
  readonly shown: string
  /** The number with the country code, for dialling. */
  readonly dialled: string
}

/** Parses a Saudi number in any spelling. Returns nothing for other text. */
export function parseSaudiPhoneNumber(text: string): SaudiPhoneNumber | undefined {
  const digits = normalizeNumericInput(text)
  const national = COUNTRY.test(digits) ? digits.replace(COUNTRY, '') : digits
  const local = [national, `0${national}`].find((number) => SHAPES.some((shape) => shape.test(number)))
  const groups =
    local &&
    SHAPES.map((shape) => shape.exec(local))
      .find(Boolean)
      ?.slice(1)
  if (!groups) return undefined
  return { shown: groups.join(' '), dialled: `+966${local.replace(/^0/, '')}` }
}
