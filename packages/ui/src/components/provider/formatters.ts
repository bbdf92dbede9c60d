import { choosePlural, fill } from '../../strings/fill.ts'
import type { Plural } from '../../strings/types.ts'
import type { Calendar, Digits, Locale } from './settings.ts'

export interface FormatSettings {
  readonly locale: Locale
  readonly digits: Digits
  readonly calendar: Calendar
}

export interface Formatters {
  /** Language, digits and calendar pinned: bare `ar-SA` means other digits and another calendar on older devices. */
  readonly intlLocale: (calendar?: Calendar) => string
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Halalas as `1,149.50`; `auto` leaves out `.00`. */
  readonly amount: (halalas: number, decimals?: 'always' | 'auto') => string
  /** The plural form of `count`, with `{count}` and any further values filled in. */
  readonly count: (forms: Plural, count: number, values?: Readonly<Record<string, string>>) => string
}

export function createFormatters({ locale, digits, calendar }: FormatSettings): Formatters {
  const numberFormats = new Map<string, Intl.NumberFormat>()
  let rules: Intl.PluralRules | undefined
  /** In both languages what has a fraction takes the last form; asking costs more than all else of a price. */
  const ruleOf = (count: number): Intl.LDMLPluralRule =>
    Number.isInteger(count) ? (rules ??= new Intl.PluralRules(locale)).select(count) : 'other'
  const intlLocale = (chosen: Calendar = calendar): string =>
    `${locale}-SA-u-ca-${chosen === 'umalqura' ? 'islamic-umalqura' : 'gregory'}-nu-${digits}`

  const formatOf = (key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const known = numberFormats.get(key) ?? new Intl.NumberFormat(intlLocale(), options)
    numberFormats.set(key, known)
    return known
  }

  const number = (value: number, options?: Intl.NumberFormatOptions): string => {
    if (!options) return formatOf('', {}).format(value)
    const shown = formatOf(JSON.stringify(options), options).format(value)
    // `ar-SA` puts the Arabic percent sign beside Latin digits too
    return digits === 'latn' ? shown.replace('٪', '%') : shown
  }

  return {
    intlLocale,
    number,
    amount: (halalas, decimals = 'always') => {
      const places = decimals === 'auto' && halalas % 100 === 0 ? 0 : 2
      return formatOf(`${places}`, {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      }).format(halalas / 100)
    },
    count: (forms, count, values) => {
      // English has no form of its own for none; where words for it are given, they are meant
      const rule = count === 0 && forms.zero !== undefined ? 'zero' : ruleOf(count)
      const form = choosePlural(forms, rule)
      // a price is said in other words than its count, a hundred times on a page
      return fill(form, form.includes('{count}') ? { count: number(count), ...values } : (values ?? {}))
    },
  }
}
