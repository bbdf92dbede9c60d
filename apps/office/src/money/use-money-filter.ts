import { addDays, localDate, parseLocalDate, type LocalDate } from '@sakina/domain/calendar'

import { today } from '../shared/clock.ts'
import { searchOf, useUrlFilter, wholeNumber } from '../shared/list-filters.tsx'

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

/** What of a list of money is shown. */
export function useMoneyFilter() {
  const { valueOf, ...url } = useUrlFilter<'part' | 'from' | 'to' | 'branch' | 'search'>()
  return {
    ...url,
    part: valueOf('part'),
    from: parseLocalDate(valueOf('from') ?? ''),
    to: parseLocalDate(valueOf('to') ?? ''),
    branch: wholeNumber(valueOf('branch')),
    search: searchOf(valueOf('search')),
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
