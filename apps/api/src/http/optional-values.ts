import { instant, localDate, type Instant, type LocalDate } from '@sakina/domain/calendar'
import { money, type Money } from '@sakina/domain/money'

/** Halalas of the database as money; null without a sum. */
export const optionalMoney = (halalas: number | null | undefined): Money | null =>
  halalas == null ? null : money(halalas)

/** A moment of the database; null without one. */
export const optionalInstant = (at: Date | string | null | undefined): Instant | null =>
  at == null ? null : instant(at)

/** A day of the database; null without one. */
export const optionalDay = (day: string | null | undefined): LocalDate | null =>
  day == null ? null : localDate(day)
