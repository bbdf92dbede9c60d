import { stripInvisibleMarks, toLatinDigits } from '@sakina/text'
import { percent, sumPercents } from '../money/index.ts'
import type { Percent } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'

/** The tax of a plan; an empty field may be missing, null, false or "". */
export type Tax = {
  readonly name?: string | false | null | undefined
  readonly amount?: number | string | false | null | undefined
}

// Arabic writes the sign on either side: "15%", "VAT 15 %", "%15". A comma is a decimal separator
// ("15,5%").
const NUMBER = '\\d+(?:\\.\\d+|,\\d{1,2}(?!\\d))?'
const WRITTEN_PERCENT = new RegExp(`(${NUMBER})\\s*%|%\\s*(${NUMBER})`, 'g')

const readable = (text: string): string =>
  toLatinDigits(stripInvisibleMarks(text))
    .replaceAll(/[\u066A\uFF05\uFE6A]/g, '%')
    .replaceAll('٫', '.')

/**
 * The single percentage in a text; undefined for two of them, which could be a sum or an old and a new
 * rate.
 */
function percentWritten(text: string): Percent | undefined {
  const [match, another] = readable(text).matchAll(WRITTEN_PERCENT)
  const written = match?.[1] ?? match?.[2]
  return written === undefined || another !== undefined ? undefined : percent(written.replace(',', '.'))
}

/**
 * The percentage in the tax's name, because the customer reads it; the number, which may be text, where
 * the name has none. It refuses if neither is readable, so that nobody is charged on a guess.
 */
export function parseTaxPercent({ name, amount }: Tax): Percent {
  const percentInName = percentWritten(name || '')
  if (percentInName !== undefined) return percentInName
  if (typeof amount === 'number') return percent(amount)
  const text = typeof amount === 'string' ? readable(amount).trim() : ''
  if (text === '') throw new Refusal('pricing.tax_unreadable', { name: (name || '').slice(0, 80) })
  return percentWritten(text) ?? percent(text)
}

/** Adds several taxes; no tax is 0 %. */
export const totalTaxPercent = (taxes: readonly Tax[]): Percent => sumPercents(taxes.map(parseTaxPercent))
