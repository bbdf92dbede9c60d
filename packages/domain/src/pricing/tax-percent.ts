import { stripInvisibleMarks, toLatinDigits } from '@sakina/text'
import { percent, sumPercents } from '../money/index.ts'
import type { Percent } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'

/** A tax as a plan carries it; an empty field may be missing, null, false or "". */
export type Tax = {
  readonly name?: string | false | null | undefined
  readonly amount?: number | string | false | null | undefined
}

// Arabic writes the sign on either side: "15%", "VAT 15 %", "%15". A comma is a decimal one ("15,5%").
const NUMBER = '\\d+(?:\\.\\d+|,\\d{1,2}(?!\\d))?'
const WRITTEN_PERCENT = new RegExp(`(${NUMBER})\\s*%|%\\s*(${NUMBER})`, 'g')

function percentInName(name: string): Percent {
  const readable = toLatinDigits(stripInvisibleMarks(name)).replaceAll('٪', '%').replaceAll('٫', '.')
  const [found, another] = readable.matchAll(WRITTEN_PERCENT)
  const written = found?.[1] ?? found?.[2]
  // Two percentages in one name could be summed or be an old and a new rate: nobody is charged on a guess.
  if (written === undefined || another !== undefined) {
    throw new Refusal('pricing.tax_unreadable', { name: name.slice(0, 80) })
  }
  return percent(written.replace(',', '.'))
}

/** The tax's percentage: its number where it has one, else the one written in its name. */
export function taxPercent({ name, amount }: Tax): Percent {
  if (typeof amount === 'number') return percent(amount)
  const written = typeof amount === 'string' ? amount.trim() : ''
  return written === '' ? percentInName(name || '') : percent(written)
}

/** Several taxes add up; none is 0 %. */
export const taxPercentOf = (taxes: readonly Tax[]): Percent => sumPercents(taxes.map(taxPercent))
