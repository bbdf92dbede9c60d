import { parseLocalDate, type LocalDate } from '@sakina/domain/calendar'
import {
  dispatchOrders,
  dispatchViews,
  type DispatchOrder,
  type DispatchView,
} from '@sakina/domain/vocabulary'
import { useCallback } from 'react'

import { today } from '../shared/clock.ts'
import { searchOf, wholeNumber } from '../shared/list-filters.tsx'
import { useSearchParams } from '../shared/router.tsx'

/** What of a day is shown; it stands in the URL. */
export type DispatchFilter = {
  readonly day: LocalDate
  readonly view: DispatchView | undefined
  readonly branch: number | undefined
  readonly worker: number | undefined
  readonly driver: string
  readonly search: string
  readonly order: DispatchOrder
  readonly page: number
}

/** Writes a filter as the path of the screen; what is not filtered is left out. */
export function dispatchPath({
  day,
  view,
  branch,
  worker,
  driver,
  search,
  order,
  page,
}: DispatchFilter): string {
  const query = new URLSearchParams()
  if (day !== today()) query.set('date', day)
  if (view !== undefined) query.set('view', view)
  if (branch !== undefined) query.set('branch', String(branch))
  if (worker !== undefined) query.set('worker', String(worker))
  if (driver !== '') query.set('driver', driver)
  if (search !== '') query.set('search', search)
  if (order !== 'time') query.set('by', order)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/dispatch' : `/dispatch?${query.toString()}`
}

/** The filter in the URL, and how to change it; any other filter begins on the first page. */
export function useDispatchFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: DispatchFilter = {
    day: parseLocalDate(query.get('date') ?? '') ?? today(),
    view: dispatchViews.find((view) => view === query.get('view')),
    branch: wholeNumber(query.get('branch')),
    worker: wholeNumber(query.get('worker')),
    driver: searchOf(query.get('driver')),
    search: searchOf(query.get('search')),
    order: dispatchOrders.find((order) => order === query.get('by')) ?? 'time',
    page: wholeNumber(query.get('page')) ?? 1,
  }
  const change = useCallback(
    (next: DispatchFilter) => setQuery(new URL(dispatchPath(next), location.origin).searchParams),
    [setQuery],
  )
  return { filter, change: (changed: Partial<DispatchFilter>) => change({ ...filter, page: 1, ...changed }) }
}
