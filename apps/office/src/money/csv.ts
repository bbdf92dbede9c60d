/** A sum in whole halalas. */
export type Halalas = number

type Cell = string | number | null | undefined

/** A sum as a number of riyals, which spreadsheets read in every language. */
export const riyals = (halalas: Halalas | null): string => ((halalas ?? 0) / 100).toFixed(2)

// A spreadsheet would run a text that begins like a formula.
const isFormula = /^[=+\-@\t\r]/
const isSum = /^-?\d+(\.\d+)?$/

function cellOf(value: Cell): string {
  const text = String(value ?? '')
  const safe = isFormula.test(text) && !isSum.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes rows as a CSV file, whose mark tells spreadsheets that it is in Unicode. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Reads every row of a list, a page after the other; returns nothing if a page fails. */
export async function everyRow<Row extends { readonly id: unknown }>(
  readPage: (
    page: number,
  ) => Promise<{ readonly items: readonly Row[]; readonly totalPages: number } | undefined>,
  onPage: (page: number, pages: number) => void,
): Promise<readonly Row[] | undefined> {
  // A row that comes meanwhile moves the others, so that one may be read twice.
  const rows = new Map<unknown, Row>()
  for (let page = 1; ; page += 1) {
    const read = await readPage(page)
    if (read === undefined) return undefined
    for (const row of read.items) rows.set(row.id, row)
    onPage(page, read.totalPages)
    if (page >= read.totalPages) return [...rows.values()]
  }
}
