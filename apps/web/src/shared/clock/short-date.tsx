import { riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { DateText } from '@sakina/ui/date-text'

import { useNow } from './use-now.ts'

/** A date, without its year if it is the present one. */
export function ShortDate({ value }: { value: LocalDate }) {
  const year = riyadhDay(useNow()).slice(0, 4)
  return <DateText value={value} form={value.startsWith(year) ? 'day-month' : 'date'} />
}
