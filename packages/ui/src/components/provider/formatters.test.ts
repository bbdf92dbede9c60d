import { describe, expect, it } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { en } from '../../strings/en.ts'
import { createFormatters, directionOfLocale } from './formatters.ts'

const arabic = createFormatters({ locale: 'ar', digits: 'latn', calendar: 'gregory' })
const arabicDigits = createFormatters({ locale: 'ar', digits: 'arab', calendar: 'umalqura' })
const english = createFormatters({ locale: 'en', digits: 'latn', calendar: 'gregory' })

describe('the formatters', () => {
  it('the formatters have a locale with language, region, calendar and digits', () => {
    expect(arabic.intlLocale()).toBe('ar-SA-u-ca-gregory-nu-latn')
    expect(arabicDigits.intlLocale()).toBe('ar-SA-u-ca-islamic-umalqura-nu-arab')
    expect(arabicDigits.intlLocale('gregory')).toBe('ar-SA-u-ca-gregory-nu-arab')
  })

  it('the formatters show halalas as riyals with two decimals', () => {
    expect(arabic.amount(114950)).toBe('1,149.50')
    expect(english.amount(9900)).toBe('99.00')
    expect(arabicDigits.amount(114950)).toBe('١٬١٤٩٫٥٠')
  })

  it('the formatters use the percent sign that belongs to the digits', () => {
    expect(arabic.number(0.15, { style: 'percent' })).toBe('\u200E15%')
    expect(arabicDigits.number(0.15, { style: 'percent' })).toContain('١٥٪')
    expect(english.number(0.15, { style: 'percent' })).toBe('15%')
  })

  it('the formatters keep a percentage with Latin digits from left to right beside words from right to left', () => {
    const urdu = createFormatters({ locale: 'ur', digits: 'latn', calendar: 'gregory' })
    for (const { number } of [arabic, urdu])
      expect([0.25, -0.25].map((value) => number(value, { style: 'percent' }))).toEqual([
        '\u200E25%',
        '\u200E-25%',
      ])
    expect([0.25, -0.25].map((value) => english.number(value, { style: 'percent' }))).toEqual(['25%', '-25%'])
  })

  it('the formatters omit empty decimals of a round price', () => {
    expect(arabic.amount(9900, 'auto')).toBe('99')
    expect(arabic.amount(114950, 'auto')).toBe('1,149.50')
  })

  it('the formatters use the six plural forms of Arabic', () => {
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.count(ar.field.left, count))).toEqual([
      'لم يبق أي حرف',
      'بقي حرف واحد',
      'بقي حرفان',
      'بقيت 3 أحرف',
      'بقي 11 حرفًا',
      'بقي 100 حرف',
    ])
  })

  it('the formatters use the plural form of the language for fractions', () => {
    const forms = { zero: '0', one: '1', two: '2', few: '3', many: '11', other: 'x' }
    for (const [locale, formatters] of [
      ['ar', arabic],
      ['en', english],
    ] as const)
      for (const count of [0.5, 1.5, 2.25, 3.01, 11.99, 102.5])
        expect(formatters.count(forms, count)).toBe(forms[new Intl.PluralRules(locale).select(count)])
  })

  it('the formatters use the two plural forms of English', () => {
    expect(english.count(en.field.left, 1)).toBe('1 character left')
    expect(english.count(en.field.left, 5)).toBe('5 characters left')
  })

  it('the formatters format any language for Saudi Arabia, or for the region in its tag', () => {
    const of = (locale: string) => createFormatters({ locale, digits: 'latn', calendar: 'gregory' })
    expect(of('ur').intlLocale()).toBe('ur-SA-u-ca-gregory-nu-latn')
    expect(of('en-GB').intlLocale()).toBe('en-GB-u-ca-gregory-nu-latn')
    expect(of('ur').amount(114950)).toBe('1,149.50')
    expect(of('ur').count({ one: 'ایک', other: '{count}' }, 2)).toBe('2')
    expect([of('ur').comma, of('hi').comma, of('ar').comma]).toEqual(['، ', ', ', '، '])
  })

  it.each(['', 'not a tag', 'x'])(
    'the formatters treat the invalid tag “%s” as English instead of failing',
    (locale) => {
      expect(createFormatters({ locale, digits: 'latn', calendar: 'gregory' }).number(1234.5)).toBe('1,234.5')
      expect(directionOfLocale(locale)).toBe('ltr')
    },
  )
})

describe('the text direction', () => {
  it.each(['ar', 'ar-EG', 'ur', 'fa', 'ps', 'he', 'dv', 'pa-Arab', 'pa-PK'])(
    'the text direction of %s is right to left',
    (locale) => {
      expect(directionOfLocale(locale)).toBe('rtl')
    },
  )

  it.each(['en', 'hi', 'bn', 'fil', 'id', 'am', 'ur-Latn', 'pa'])(
    'the text direction of %s is left to right',
    (locale) => {
      expect(directionOfLocale(locale)).toBe('ltr')
    },
  )
})
