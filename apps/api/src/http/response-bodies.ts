import type { PageOf } from '../use-cases/catalogue/page.ts'

export const successBody = <Entries extends object>(
  entries: Entries,
): Entries & { readonly success: true } => ({
  ...entries,
  success: true,
})

export const resultBody = <Result>(value: Result) => successBody({ result: value })

export const resultPageBody = <Row, Wire>({ rows, pagination }: PageOf<Row>, toWire: (row: Row) => Wire) =>
  successBody({ result: rows.map(toWire), pagination })
