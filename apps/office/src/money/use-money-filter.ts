import { addDays, localDate, parseLocalDate, type LocalDate } from '@sakina/domain/calendar'

import { today } from '../shared/clock.ts'
import { searchOf, wholeNumber } from '../shared/list-filters.tsx'
import { useSearchParams } from '../shared/router.tsx'

const firstOfMonth = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 8)}01`)

/** The days that are often asked for, the first and the last. */
export const periods = {
  today: () => ({ from: today(), to: today() }),
  yesterday: () => ({ from: addDays(today(), -1), to: addDays(today(), -1) }),
  month: () => ({ from: firstOfMonth(today()), to: today() }),
  lastMonth: () => {
    const last = addDays(firstOfMonth(today()), -1)
    return { from: firstOfMonth(last), to: last }
  },
} as const satisfies Readonly<Record<string, () => { readonly from: LocalDate; readonly to: LocalDate }>>

/** What of a list of money is named in its URL. */
type Name = 'part' | 'from' | 'to' | 'branch' | 'search'
type Values = Readonly<Partial<Record<Name, string | undefined>>>

/** What of a list of money is shown; it stands in the URL, and any other filter begins on the first page. */
export function useMoneyFilter() {
  const [query, setQuery] = useSearchParams()
  const withValues = (values: Values): URLSearchParams => {
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value = ''] of Object.entries(values))
      if (value === '') next.delete(name)
      else next.set(name, value)
    return next
  }
  return {
    part: query.get('part'),
    from: parseLocalDate(query.get('from') ?? ''),
    to: parseLocalDate(query.get('to') ?? ''),
    branch: wholeNumber(query.get('branch')),
    search: searchOf(query.get('search')),
    linkTo: (values: Values) => `?${withValues(values).toString()}`,
    change: (values: Values) => setQuery(withValues(values)),
  }
}
export type MoneyFilter = ReturnType<typeof useMoneyFilter>

/** The filter as the fields of a query. */
export const queryOfFilter = ({ from, to, branch, search }: MoneyFilter) => ({
  from: from ?? undefined,
  to: to ?? undefined,
  branch,
  search: search === '' ? undefined : search,
})
