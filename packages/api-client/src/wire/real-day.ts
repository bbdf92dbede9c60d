// The range that both calendars support with room for calculations: the Hijri tables end in 2174.
const first = '1900-01-01'
const last = '2150-12-31'

/** Whether the day exists (30 February does not) and lies in a plausible range. */
export const isExistingDay = (day: string): boolean => {
  if (day < first || day > last) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
