// Both calendars know every day between them, whatever is counted from it: the Hijri tables end in 2174.
const first = '1900-01-01'
const last = '2150-12-31'

/** Whether such a day exists (there is no 30 February), and is one somebody could mean. */
export const isRealDay = (day: string): boolean => {
  if (day < first || day > last) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
