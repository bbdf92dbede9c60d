import type { PageOf } from '../use-cases/catalogue/page.ts'

/** The response envelopes of the contract. */
export const success = <Entries extends object>(entries: Entries): Entries & { readonly success: true } => ({
  ...entries,
  success: true,
})

export const result = <Result>(value: Result) => success({ result: value })

export const resultPage = <Row, Wire>({ rows, pagination }: PageOf<Row>, toWire: (row: Row) => Wire) =>
  success({ result: rows.map(toWire), pagination })
