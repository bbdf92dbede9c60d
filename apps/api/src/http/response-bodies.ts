import type { PageOf } from '../use-cases/catalogue/page.ts'

/** Returns the body of a successful response with the given entries. */
export const successBody = <Entries extends object>(
  entries: Entries,
): Entries & { readonly success: true } => ({
  ...entries,
  success: true,
})

/** Returns the body of a successful response with a result. */
export const resultBody = <Result>(value: Result) => successBody({ result: value })

/** Returns the body of a successful response with one page of a list. */
export const resultPageBody = <Row, Wire>({ rows, pagination }: PageOf<Row>, toWire: (row: Row) => Wire) =>
  successBody({ result: rows.map(toWire), pagination })
