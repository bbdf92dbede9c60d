import { choosePlural, fillPlaceholders } from '../../strings/fill-placeholders.ts'
import type { Plural } from '../../strings/types.ts'
import type { CalendarSystem, Digits, Direction, Locale } from './settings.ts'

/** The language, digits and calendar that formatters use. */
export interface FormatSettings {
  readonly locale: Locale
  readonly digits: Digits
  readonly calendar: CalendarSystem
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

/**
 * Returns the script of a language, such as `Arab` for Arabic, Urdu and Persian, or nothing for an
 * invalid tag. The text direction follows from it, because not every browser knows the direction of
 * a language.
 */
function scriptOf(locale: Locale): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().script
  } catch {
    return undefined
  }
}

/** Returns the writing direction of a locale. */
export const directionOfLocale = (locale: Locale): Direction =>
  rightToLeft.has(scriptOf(locale) ?? '') ? 'rtl' : 'ltr'

type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { readonly firstDay: number } }

/**
 * Returns the weekday on which a week begins, 0 for Sunday. Arabic without a region is that of Saudi Arabia. A
 * browser without this data begins on Sunday.
 */
export function weekStartOf(locale: Locale): number {
  try {
    const tag: LocaleWithWeek = new Intl.Locale(locale === 'ar' ? 'ar-SA' : locale)
    return (tag.getWeekInfo?.().firstDay ?? 0) % 7
  } catch {
    return 0
  }
}

/** Returns the language without the region: `ar` of `ar-SA`. */
export const languageOf = (locale: Locale): string => locale.split('-', 1)[0]?.toLowerCase() ?? ''

/**
 * Returns the locale with a calendar, digits and a region, which defaults to Saudi Arabia. An
 * invalid tag becomes English.
 */
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
  /** The locale with fixed digits and calendar, because older devices use others for a bare `ar-SA`. */
  readonly intlLocale: (calendar?: CalendarSystem) => string
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Formats halalas as `1,149.50`. `auto` omits `.00`. */
  readonly amount: (halalas: number, decimals?: 'always' | 'auto') => string
  /** The list separator: an Arabic comma in the Arabic script. */
  readonly comma: string
  /** Returns the plural form for `count`, with `{count}` and further values filled in. */
  readonly count: (forms: Plural, count: number, values?: Readonly<Record<string, string>>) => string
}

/** Creates the functions that format numbers and dates for a locale. */
export function createFormatters({ locale, digits, calendar }: FormatSettings): Formatters {
  const numberFormats = new Map<string, Intl.NumberFormat>()
  const percentage = directionOfLocale(locale) === 'rtl' ? '\u200E$1%' : '$1%'
  let rules: Intl.PluralRules | undefined
  /**
   * A fraction takes the form `other` in Arabic and in English. Asking Intl would cost more than
   * formatting the rest of a price.
   */
  const ruleOf = (count: number): Intl.LDMLPluralRule =>
    Number.isInteger(count) ? (rules ??= new Intl.PluralRules(intlLocale())).select(count) : 'other'
  const intlLocale = (chosen: CalendarSystem = calendar): string =>
    localeIn(locale, chosen === 'umalqura' ? 'islamic-umalqura' : 'gregory', digits)

  const formatOf = (key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const known = numberFormats.get(key) ?? new Intl.NumberFormat(intlLocale(), options)
    numberFormats.set(key, known)
    return known
  }

  const number = (value: number, options?: Intl.NumberFormatOptions): string => {
    if (!options) return formatOf('', {}).format(value)
    const shown = formatOf(JSON.stringify(options), options).format(value)
    // `ar-SA` uses the Arabic percent sign even with Latin digits, and puts a left-to-right mark
    // only before negative numbers. The mark is always added, so that the sign stays right of the
    // digits after any word.
    return digits === 'latn' ? shown.replace(/^\u200E?(.*)[%٪]/, percentage) : shown
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
      // English has no plural form for zero. Text for zero is used when it is given.
      const rule = count === 0 && forms.zero !== undefined ? 'zero' : ruleOf(count)
      const form = choosePlural(forms, rule)
      // A page of prices calls this hundreds of times, so the number is formatted only if the form contains
      // it.
      return fillPlaceholders(
        form,
        form.includes('{count}') ? { count: number(count), ...values } : (values ?? {}),
      )
    },
  }
}
