/** One page of a list and its page numbers. */
export type PageOf<Row> = {
  readonly rows: readonly Row[]
  readonly pagination: {
    readonly page: number
    readonly limit: number
    readonly total: number
    readonly total_pages: number
    readonly has_next: boolean
  }
}

/** Returns one page of a list; a page past the end is empty, not an error. */
export function paginate<Row>(rows: readonly Row[], page = 1, limit = 10): PageOf<Row> {
  const totalPages = Math.max(1, Math.ceil(rows.length / limit))
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: rows.length, total_pages: totalPages, has_next: page < totalPages },
  }
}
