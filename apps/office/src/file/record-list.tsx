import type { ApiError } from '@sakina/api-client/client'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'
import { Pagination } from '@sakina/ui/pagination'
import { Table, type TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import type { ReactNode } from 'react'

import { useSignedOutCheck } from '../shared/person.ts'
import { Link, useSearchParams } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

type Page<Row> = { readonly items: readonly Row[]; readonly totalPages: number }

/** How many rows a list of a file shows at once. */
const limit = 20

/** The page of the list that is open, which stands in the URL, as the query of a list. */
export function usePage() {
  const [query] = useSearchParams()
  const typed = query.get('page') ?? ''
  return { page: /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1, limit }
}

type Props<Row> = {
  caption: string
  answer: {
    readonly data: Page<Row> | undefined
    readonly error: ApiError | undefined
    readonly isValidating: boolean
    readonly mutate: () => Promise<unknown>
  }
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string
  /** What stands in place of rows where there are none. */
  empty?: ReactNode
}

/** A list of records with its pages; every list of the office is this one with other columns. */
export function RecordList<Row>({ caption, answer, columns, rowKey, empty }: Props<Row>) {
  const t = useText()
  const words = useErrorMessage()
  const [query] = useSearchParams()
  const { page } = usePage()
  const { data, error, isValidating, mutate } = answer
  useSignedOutCheck(error)
  if (data === undefined && error !== undefined && !isValidating)
    return (
      <ErrorState
        illustration={<Unplugged />}
        title={t('file.listFailed')}
        text={words(error)}
        onRetry={() => void mutate()}
      />
    )
  const linkTo = (to: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(to))
    return <Link to={`?${next.toString()}`} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table
        caption={caption}
        captionHidden
        columns={columns}
        rows={data?.items ?? []}
        rowKey={rowKey}
        loading={data === undefined ? 3 : 0}
        empty={empty ?? <Text tone="muted">{t('file.nothing')}</Text>}
      />
      {data !== undefined && data.totalPages > 1 && (
        <Pagination
          label={t('file.pages')}
          page={Math.min(page, data.totalPages)}
          pages={data.totalPages}
          link={linkTo}
        />
      )}
    </div>
  )
}
