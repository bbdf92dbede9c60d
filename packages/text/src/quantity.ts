type Forms = {
  /** After a preposition: within two hours. */
  readonly ar: {
    readonly one: string
    readonly two: string
    readonly few: string
    readonly many: string
    readonly other: string
  }
  readonly en: { readonly one: string; readonly other: string }
}

const units = {
  minutes: {
    ar: { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
    en: { one: 'minute', other: 'minutes' },
  },
  hours: {
    ar: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
    en: { one: 'hour', other: 'hours' },
  },
  days: {
    ar: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
    en: { one: 'day', other: 'days' },
  },
  businessDays: {
    ar: { one: 'يوم عمل', two: 'يومي عمل', few: 'أيام عمل', many: 'يوم عمل', other: 'يوم عمل' },
    en: { one: 'business day', other: 'business days' },
  },
  riyals: {
    ar: { one: 'ريال', two: 'ريالين', few: 'ريالات', many: 'ريالًا', other: 'ريال' },
    en: { one: 'riyal', other: 'riyals' },
  },
} as const satisfies Readonly<Record<string, Forms>>

/** What a quantity counts. */
export type QuantityUnit = keyof typeof units
/** The language of a text. */
export type TextLanguage = 'ar' | 'en'

const rules = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') }

/** Writes a number with Latin digits: `2,000`. */
export const numberText = (value: number): string => value.toLocaleString('en')

/**
 * Writes a quantity as it stands after a preposition: `48 hours`, `ساعتين`. One and two need no digit in
 * Arabic.
 */
export function quantityText(count: number, unit: QuantityUnit, language: TextLanguage): string {
  const rule = rules[language].select(count)
  const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string } =
    units[unit][language]
  const noun = forms[rule] ?? forms.other
  return language === 'ar' && (rule === 'one' || rule === 'two') ? noun : `${numberText(count)} ${noun}`
}

/** Writes a range of a quantity: `24 to 48 hours`; equal ends are one quantity. */
export const quantityRangeText = (
  { from, by }: { readonly from: number; readonly by: number },
  unit: QuantityUnit,
  language: TextLanguage,
): string => {
  const end = quantityText(by, unit, language)
  return from === by ? end : `${numberText(from)} ${language === 'ar' ? 'إلى' : 'to'} ${end}`
}
