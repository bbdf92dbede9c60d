import type { ReactNode } from 'react'
import type { SlotElement } from '../../internal/slot.ts'
import type { RootProps } from '../../internal/root-props.ts'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Names the row: the title of its card where there is no room for columns. One column has it, best the first. */
  rowHeader?: boolean | undefined
  /** Sums and counts: digits run left to right in every language, so they line up on the right in every language. */
  numeric?: boolean | undefined
  sortable?: boolean | undefined
}

export interface TableSort {
  column: string
  order: 'ascending' | 'descending'
}

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
  /** What the table lists. */
  caption: string
  /** Keeps the caption for assistive technology, where a heading above says the same. */
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** In the order in which they are shown: the caller sorts. */
  rows: readonly Row[]
  /** Tells rows apart. */
  rowKey: (row: Row) => string
  /** The column that `rows` are sorted by, and how. */
  sort?: TableSort | undefined
  /** A sortable column was pressed; you sort the rows. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** As many rows of shapes, while the first rows are on their way. */
  loading?: number | undefined
  /** Where a row leads: an `<a>` or a router's link. Its row header becomes the link, and a mouse may press the whole row. */
  rowLink?: ((row: Row) => SlotElement) | undefined
  /** Names a row where it is selected: "Select {name}". With it each row has a checkbox, and the head one for all. */
  rowName?: ((row: Row) => string) | undefined
  /** The keys of the rows that are selected, held by you. */
  selectedKeys?: readonly string[] | undefined
  /** Those selected at the beginning, where the table holds them itself. */
  defaultSelectedKeys?: readonly string[] | undefined
  /** Gets the keys of all that are selected, those out of sight included. */
  onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined
  /** Shown instead of rows when there are none: an EmptyState or a sentence. */
  empty?: ReactNode
}
