import type { Page } from '@sakina/api-client/wire/envelope'

/** The page and the number of rows that a request asks for. */
export type PageInput = { readonly page?: number | undefined; readonly limit?: number | undefined }

/** Converts a page number and limit to an offset and limit. */
export const toPageRange = ({ page = 1, limit = 10 }: PageInput) => ({ offset: (page - 1) * limit, limit })

/** Returns the rows of a page together with its page numbers. */
export const pageOfRows = <Row>(
  items: readonly Row[],
  total: number,
  { page = 1, limit = 10 }: PageInput,
): Page<Row> => {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  return { items, page, limit, total, totalPages, hasNext: page < totalPages }
}

/** Returns one page of a list; a page past the end is empty, not an error. */
export const paginate = <Row>(rows: readonly Row[], page = 1, limit = 10): Page<Row> =>
  pageOfRows(rows.slice((page - 1) * limit, page * limit), rows.length, { page, limit })

/** Returns a page with each of its items converted. */
export const mapPage = <Item, Other>(page: Page<Item>, map: (item: Item) => Other): Page<Other> => ({
  ...page,
  items: page.items.map(map),
})
