import type { LocalDate } from '@sakina/domain/calendar'

const months = {
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const

/** Formats a day in either language of an email: “29 November 2026”. */
export function formatDay(day: LocalDate, language: 'ar' | 'en'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return [Number(date), months[language][Number(month) - 1], year].join(' ')
}
