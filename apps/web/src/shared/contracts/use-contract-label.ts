import type { LocalDate } from '@sakina/domain/calendar'
import { useKit } from '@sakina/ui/provider'
import { useIntl } from 'react-intl'

import { useToday } from '../clock/use-today.ts'
import { useText } from '../intl/use-text.ts'

type Term = {
  readonly service: string | undefined
  readonly worker: string | undefined
  readonly startDate: LocalDate | null
  /** The last day, if it is known. */
  readonly endDate: LocalDate | null
  readonly number: string
}

/**
 * Returns a function that labels a contract with what tells it from others in a list: the service,
 * the worker, the term, the number.
 */
export function useContractLabel() {
  const t = useText()
  const { formatDateToParts } = useIntl()
  const { calendar } = useKit()
  const thisYear = useToday().slice(0, 4)
  const form = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: calendar === 'umalqura' ? 'islamic-umalqura' : calendar,
    timeZone: 'UTC',
  } as const
  const day = (date: LocalDate) => {
    const parts = new Map(formatDateToParts(date, form).map(({ type, value }) => [type, value]))
    const year = date.startsWith(thisYear) ? undefined : parts.get('year')
    return [parts.get('day'), parts.get('month'), year].filter(Boolean).join(' ')
  }
  return ({ service, worker, startDate, endDate, number }: Term): string => {
    const term =
      endDate === null
        ? startDate && t('bookings.label.from', { day: day(startDate) })
        : t('bookings.label.until', { day: day(endDate) })
    return [service, worker, term, number].filter(Boolean).join(' · ')
  }
}
