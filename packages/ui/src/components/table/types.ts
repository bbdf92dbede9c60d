import type { ReactNode } from 'react'
import type { SlotElement } from '../../internal/slot.ts'
import type { RootProps } from '../../internal/root-props.ts'

/** A column of a table: its heading and its cells. */
export interface TableColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * Makes the column the row header, which is the title of the card in a narrow place. Give it to one
   * column, preferably the first.
   */
  rowHeader?: boolean | undefined
  /**
   * True for amounts and counts. Their digits run left to right in every language, so they align on
   * the right.
   */
  numeric?: boolean | undefined
  sortable?: boolean | undefined
}

/** The column by which a table is sorted, and the order. */
export interface TableSort {
  column: string
  order: 'ascending' | 'descending'
}

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
  /** The caption: what the table lists. */
  caption: ReactNode
  /** Shows the caption to screen readers only, for a table with a heading above it. */
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** The rows, already sorted by the caller. */
  rows: readonly Row[]
  /** Returns the key that identifies a row. */
  rowKey: (row: Row) => string
  /** The column that `rows` are sorted by, and the direction. */
  sort?: TableSort | undefined
  /** Called when a sortable column is pressed. The caller sorts the rows. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** The number of skeleton rows to show while the first rows load. */
  loading?: number | undefined
  /**
   * Returns the link of a row: an `<a>` or a router's link. The row header becomes the link, and a mouse
   * may press the whole row.
   */
  rowLink?: ((row: Row) => SlotElement) | undefined
  /** Returns the name of a row for its checkbox: "Select {name}". With it the rows are selectable. */
  rowName?: ((row: Row) => string) | undefined
  /** The keys of the selected rows. Pass it to control the selection. */
  selectedKeys?: readonly string[] | undefined
  /** The keys selected at first, when the table keeps its own selection. */
  defaultSelectedKeys?: readonly string[] | undefined
  /** Called with the keys of all selected rows, including rows that are not visible. */
  onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined
  /** Shown when there are no rows: an EmptyState or a sentence. */
  empty?: ReactNode
}
