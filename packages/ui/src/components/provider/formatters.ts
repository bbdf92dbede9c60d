import { choosePlural, fill } from '../../strings/fill.ts'
import type { Plural } from '../../strings/types.ts'
import type { Calendar, Digits, Direction, Locale } from './settings.ts'

export interface FormatSettings {
  readonly locale: Locale
  readonly digits: Digits
  readonly calendar: Calendar
}

const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
])

/** `Arab` for Arabic, Urdu and Persian; of a tag that is none, nothing. Not every browser tells the direction itself. */
function scriptOf(locale: Locale): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().script
  } catch {
    return undefined
  }
}

export const directionOf = (locale: Locale): Direction =>
  rightToLeft.has(scriptOf(locale) ?? '') ? 'rtl' : 'ltr'

/** The language without its region: `ar` of `ar-SA`. */
export const languageOf = (locale: Locale): string => locale.split('-', 1)[0]?.toLowerCase() ?? ''

/** A locale with its region, which is Saudi Arabia unless it names one; whoever writes no language tag gets English. */
function localeIn(locale: Locale, calendar: string, numberingSystem: string): string {
  const options = { calendar, numberingSystem }
  try {
    const { region = 'SA' } = new Intl.Locale(locale)
    return new Intl.Locale(locale, { ...options, region }).toString()
  } catch {
    return new Intl.Locale('en-SA', options).toString()
  }
}

export interface Formatters {
  /** Language, digits and calendar pinned: bare `ar-SA` means other digits and another calendar on older devices. */
  readonly intlLocale: (calendar?: Calendar) => string
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Halalas as `1,149.50`; `auto` leaves out `.00`. */
  readonly amount: (halalas: number, decimals?: 'always' | 'auto') => string
  /** Stands between the parts of a list: an Arabic comma where the script is Arabic. */
  readonly comma: string
  /** The plural form of `count`, with `{count}` and any further values filled in. */
  readonly count: (forms: Plural, count: number, values?: Readonly<Record<string, string>>) => string
}

export function createFormatters({ locale, digits, calendar }: FormatSettings): Formatters {
  const numberFormats = new Map<string, Intl.NumberFormat>()
  let rules: Intl.PluralRules | undefined
  /** In both languages what has a fraction takes the last form; asking costs more than all else of a price. */
  const ruleOf = (count: number): Intl.LDMLPluralRule =>
    Number.isInteger(count) ? (rules ??= new Intl.PluralRules(intlLocale())).select(count) : 'other'
  const intlLocale = (chosen: Calendar = calendar): string =>
    localeIn(locale, chosen === 'umalqura' ? 'islamic-umalqura' : 'gregory', digits)

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
    comma: scriptOf(locale) === 'Arab' ? '\u060C ' : ', ',
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
