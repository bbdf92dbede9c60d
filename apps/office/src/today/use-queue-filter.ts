import { queueKinds, type QueueKind } from '@sakina/domain/vocabulary'
import { useCallback } from 'react'

import { searchOf, wholeNumber } from '../shared/list-filters.tsx'
import { useSearchParams } from '../shared/router.tsx'

/** What of the queue is shown; it stands in the URL, so that it can be kept and sent to a colleague. */
export type QueueFilter = {
  readonly kind: QueueKind | undefined
  readonly branch: number | undefined
  readonly isMine: boolean
  readonly search: string
  readonly page: number
}

/** Writes a filter as the query of a URL; what is not filtered is left out. */
export function queryOf({ kind, branch, isMine, search, page }: QueueFilter): string {
  const query = new URLSearchParams()
  if (kind !== undefined) query.set('kind', kind)
  if (branch !== undefined) query.set('branch', String(branch))
  if (isMine) query.set('mine', 'true')
  if (search !== '') query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/' : `/?${query.toString()}`
}

/** The filter in the URL, and how to change it; any other filter begins on the first page. */
export function useQueueFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: QueueFilter = {
    kind: queueKinds.find((kind) => kind === query.get('kind')),
    branch: wholeNumber(query.get('branch')),
    isMine: query.get('mine') === 'true',
    search: searchOf(query.get('search')),
    page: wholeNumber(query.get('page')) ?? 1,
  }
  const change = useCallback(
    (next: QueueFilter) => setQuery(new URL(queryOf(next), location.origin).searchParams),
    [setQuery],
  )
  return { filter, change }
}
