import { normalizeNumericInput } from '@sakina/text'

const COUNTRY = /^(?:\+|00)?966(?=[0-9]{9,10}$)0?/
// Mobile 05x, landline 01x, unified 9200 and free 800
const SHAPES = [
  /^(05\d)(\d{3})(\d{4})$/,
  /^(01\d)(\d{3})(\d{4})$/,
  /^(9200)(\d{5})$/,
  /^(800)(\d{3})(\d{4})$/,
]

export interface SaudiNumber {
  /** In groups, as it is read aloud. */
  readonly shown: string
  /** With the country code, as a telephone dials it. */
  readonly dialled: string
}

/** A Saudi number in whichever way it was written; anything else is nothing. */
export function saudiNumber(text: string): SaudiNumber | undefined {
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
