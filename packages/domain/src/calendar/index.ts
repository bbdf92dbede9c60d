import { Refusal } from '../refusal/index.ts'

declare const day: unique symbol

/** A day in Asia/Riyadh, written YYYY-MM-DD (Gregorian). */
export type LocalDate = string & { readonly [day]: true }

const isLocalDate = (text: string): text is LocalDate => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}

export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new Refusal('calendar.not_a_date', { text: text.slice(0, 32) })
  return text
}
