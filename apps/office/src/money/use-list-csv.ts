import { useRequest } from '@sakina/api-client/swr'
import type { ApiResult } from '@sakina/api-client/client'

import { everyRow, type csvOf } from './csv.ts'

type Rows = Parameters<typeof csvOf>[0]
type Page<Row> = { readonly items: readonly Row[]; readonly totalPages: number }

/** A column of a CSV file. */
export type CsvColumn<Row> = {
  readonly header: string
  readonly value: (row: Row) => Rows[number][number]
}

/** Returns a function that reads all pages of a list as the rows of a CSV file. */
export function useListCsv<Row extends { readonly id: unknown }>(
  columns: readonly CsvColumn<Row>[],
  readPage: (
    request: ReturnType<typeof useRequest>,
    range: { readonly page: number; readonly limit: number },
  ) => Promise<ApiResult<Page<Row>>>,
) {
  const request = useRequest()
  return async (onPage: (page: number, pages: number) => void): Promise<Rows | undefined> => {
    const rows = await everyRow(async (page) => {
      const reply = await readPage(request, { page, limit: 100 })
      return reply.ok ? reply.value : undefined
    }, onPage)
    return (
      rows && [
        columns.map(({ header }) => header),
        ...rows.map((row) => columns.map(({ value }) => value(row))),
      ]
    )
  }
}
