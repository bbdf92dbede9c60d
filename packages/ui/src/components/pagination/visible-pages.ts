/** A page number, or a gap between page numbers. */
export type PaginationItem = number | 'gap'

/**
 * Returns the first page, the last page, the current page and its neighbours. A gap replaces at least two
 * pages.
 */
export function visiblePages(current: number, pages: number): readonly PaginationItem[] {
  const wanted = new Set([1, pages, current - 1, current, current + 1])
  if (current <= 4) for (const page of [2, 3, 4, 5]) wanted.add(page)
  if (current >= pages - 3) for (const back of [1, 2, 3, 4]) wanted.add(pages - back)
  const shown = [...wanted].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((page, index): PaginationItem[] => {
    const skipped = page - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : ['gap', page]
  })
}
