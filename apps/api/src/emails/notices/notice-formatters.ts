import { localDate } from '@sakina/domain/calendar'
import type { NoticeFacts } from '@sakina/domain/notices'
import { money, moneyToDecimal } from '@sakina/domain/money'
import type { NoticeKind } from '@sakina/domain/vocabulary'
import type { Language } from '../../ports/payment.ts'
import { formatDay } from '../format-day.ts'

/** The title and the text of a notice. */
export type NoticeMessage = { readonly title: string; readonly text: string }

/** The texts of all kinds of notices in one language. */
export type NoticeMessages = {
  readonly [Kind in NoticeKind]: (facts: NoticeFacts[Kind]) => NoticeMessage
}

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>

const weekdays = {
  ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
} as const

const clock12 = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}

const partOfDay = (time: string, language: Language): string => {
  if (language === 'en') return time < '12:00' ? 'am' : 'pm'
  if (time < '12:00') return 'صباحًا'
  if (time < '15:00') return 'ظهرًا'
  return time < '18:00' ? 'عصرًا' : 'مساءً'
}

/** “9,850.50” and “300.00”, as in the account. */
const riyalFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** Formatters for the values in the notices of one language. */
export function createNoticeFormatters(language: Language) {
  const plurals = new Intl.PluralRules(language)
  return {
    sar: (amount: number): string => {
      const riyals = riyalFormat.format(Number(moneyToDecimal(money(amount))))
      return language === 'ar' ? `${riyals} ر.س` : `SAR ${riyals}`
    },
    /** “Sunday 29 November 2026”. */
    day: (day: string): string => {
      const weekday = weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
      return `${weekday} ${formatDay(localDate(day), language)}`
    },
    time: (time: string): string => `${clock12(time)} ${partOfDay(time, language)}`,
    /** “between 2:30 and 4:00 pm”. */
    span: (from: string, to: string): string =>
      language === 'ar'
        ? `بين ${clock12(from)} و${clock12(to)} ${partOfDay(to, 'ar')}`
        : `between ${clock12(from)} and ${clock12(to)} ${partOfDay(to, 'en')}`,
    plural: (count: number, forms: PluralForms): string =>
      (forms[plurals.select(count)] ?? forms.other).replace('#', String(count)),
  }
}
