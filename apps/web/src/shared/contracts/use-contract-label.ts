import type { LocalDate } from '@sakina/domain/calendar'
import { useKit } from '@sakina/ui/provider'
import { useIntl } from 'react-intl'

import { useToday } from '../clock/use-today.ts'
import { useText } from '../intl/use-text.ts'

type Term = {
  /** The plan, or else the service. */
  readonly title: string | undefined
  readonly worker: string | undefined
  readonly startDate: LocalDate | null
  /** The last day, if it is known. */
  readonly endDate: LocalDate | null
  readonly number: string
}

/**
 * Returns a function that labels contracts as their rows do: the plan, the worker, the term. Only
 * where that is not enough to tell two apart, the number follows.
 */
export function useContractLabels() {
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
  const labelOf = ({ title, worker, startDate, endDate }: Term): string => {
    const term =
      endDate === null
        ? startDate && t('bookings.label.from', { day: day(startDate) })
        : t('bookings.label.until', { day: day(endDate) })
    return [title, worker, term].filter(Boolean).join(' · ')
  }
  return (terms: readonly Term[]): readonly string[] => {
    const labels = terms.map(labelOf)
    const repeated = new Set(labels.filter((label, place) => labels.indexOf(label) !== place))
    return labels.map((label, place) =>
      repeated.has(label) ? `${label} · ${terms[place]?.number ?? ''}` : label,
    )
  }
}
