/** A date in the Umm al-Qura calendar. */
export interface UmalquraDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const MILLISECONDS_OF_A_DAY = 86_400_000
let format: Intl.DateTimeFormat | undefined

/**
 * Converts a day with the table of the JavaScript engine, so that neither a server nor a page loads one.
 * Returns nothing outside 1300 to 1600 AH, and if the engine does not know the calendar.
 */
export function toUmalqura(epochDay: number): UmalquraDay | undefined {
  format ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(epochDay * MILLISECONDS_OF_A_DAY)
  const part = (name: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === name)?.value)
  const year = part('year')
  return year >= 1300 && year <= 1600 ? { year, month: part('month'), day: part('day') } : undefined
}
