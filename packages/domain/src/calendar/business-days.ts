import { Refusal } from '../refusal/index.ts'
import { addDays, FRIDAY, SATURDAY, weekdayOf } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

/** Whether a day is a business day, Sunday to Thursday: the Saudi weekend is Friday and Saturday. */
export function isBusinessDay(date: LocalDate): boolean {
  const day = weekdayOf(date)
  return day !== FRIDAY && day !== SATURDAY
}

/** The given number of business days after the date, not counting the date itself; 0 gives the date back. */
export function addBusinessDays(date: LocalDate, businessDays: number): LocalDate {
  if (!Number.isSafeInteger(businessDays) || businessDays < 0 || businessDays > 10_000) {
    throw new Refusal('calendar.not_business_days', { days: String(businessDays) })
  }
  let reached = date
  for (let left = businessDays; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
