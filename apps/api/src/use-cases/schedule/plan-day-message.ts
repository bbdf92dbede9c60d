import { localDate, weekday } from '@sakina/domain/calendar'
import type { RefusalReason } from '@sakina/domain/refusal'
import type { Bilingual } from '../../db/schema/columns.ts'
import { formatDay } from '../../emails/format-day.ts'

const names = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
} as const

const and = { ar: ' و', en: ' and ' } as const

const listed = (language: keyof typeof names, days: string): string =>
  days
    .split(',')
    .map((day) => names[language][weekday(Number(day))])
    .join(and[language])

/** A message that names the plan's days when it has no visit on a day; undefined for other refusals. */
export function planDayMessage({ code, values = {} }: RefusalReason<string>): Bilingual | undefined {
  const dayOf = (end: 'first' | 'last', language: keyof typeof names): string =>
    formatDay(localDate(String(values[end])), language)
  if (code === 'schedule.weekday_not_in_plan') {
    const days = String(values['weekdays'])
    return {
      ar: `زيارات هذه الباقة أيام ${listed('ar', days)} فقط.`,
      en: `This plan’s visits are on ${listed('en', days)} only.`,
    }
  }
  if (code !== 'schedule.outside_ramadan') return undefined
  return {
    ar: `كل زيارات هذه الباقة في رمضان، من ${dayOf('first', 'ar')} إلى ${dayOf('last', 'ar')}.`,
    en: `All visits of this plan are in Ramadan, from ${dayOf('first', 'en')} to ${dayOf('last', 'en')}.`,
  }
}
