import { useMemo, type ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { LinkRow } from './link-row.tsx'
import {
  checkboxCellClasses,
  cellClasses,
  labelClasses,
  tableRoles,
  rowLinkClasses,
  rowClasses,
} from './classes.ts'
import { RowCheckbox } from './selection.tsx'
import type { TableColumn, TableProps } from './types.ts'

interface CellProps<TableRow> {
  column: TableColumn<TableRow>
  selectable: boolean
  children: ReactNode
}

function Cell<TableRow>({ column, selectable, children }: CellProps<TableRow>): ReactNode {
  const { header, rowHeader = false, numeric = false } = column
  if (rowHeader)
    return (
      <th
        scope="row"
        {...tableRoles.rowHeader}
        className={cellClasses({ kind: 'header', numeric, beside: selectable })}
      >
        {children}
      </th>
    )
  return (
    <td {...tableRoles.cell} className={cellClasses({ kind: 'value', numeric, beside: selectable })}>
      <span aria-hidden className={labelClasses}>
        {header}
      </span>
      <span className="sk:min-w-0">{children}</span>
    </td>
  )
}

function BoxCell({ rows, children }: { rows: number; children?: ReactNode }): ReactNode {
  return (
    <td
      {...tableRoles.cell}
      data-row-box
      className={checkboxCellClasses}
      style={{ gridRow: `1 / span ${rows}` }}
    >
      {children}
    </td>
  )
}

interface RowProps<TableRow> extends Pick<
  TableProps<TableRow>,
  'columns' | 'rowKey' | 'rowName' | 'rowLink'
> {
  row: TableRow
}

/** Draws a row. It is drawn again only with other columns or another record, so that choosing one costs one. */
export function TableRow<TableRow>({
  columns,
  row,
  rowKey,
  rowName,
  rowLink,
}: RowProps<TableRow>): ReactNode {
  return useMemo(() => {
    const selectable = rowName !== undefined
    const leading = columns.find((column) => column.rowHeader) ?? columns[0]
    const Root = rowLink ? LinkRow : 'tr'
    return (
      <Root {...tableRoles.row} className={rowClasses({ selectable, leads: rowLink !== undefined })}>
        {rowName && (
          <BoxCell rows={columns.length}>
            <RowCheckbox rowKey={rowKey(row)} name={rowName(row)} />
          </BoxCell>
        )}
        {columns.map((column) => (
          <Cell key={column.id} column={column} selectable={selectable}>
            {rowLink && column === leading
              ? fillSlot(rowLink(row), rowLinkClasses, column.cell(row), { 'data-row-link': '' })
              : column.cell(row)}
          </Cell>
        ))}
      </Root>
    )
  }, [columns, row, rowKey, rowName, rowLink])
}

/** Draws the placeholder of a table row that is loading. */
export function SkeletonRow<TableRow>({
  columns,
  rowName,
}: Pick<RowProps<TableRow>, 'columns' | 'rowName'>): ReactNode {
  const selectable = rowName !== undefined
  return (
    <tr {...tableRoles.row} className={rowClasses({ selectable, leads: false })}>
      {selectable && <BoxCell rows={columns.length} />}
      {columns.map((column) => (
        <Cell key={column.id} column={column} selectable={selectable}>
          <Skeleton className="sk:min-w-20" />
        </Cell>
      ))}
    </tr>
  )
}

/** Draws a table row with one cell over all columns. */
export function FullWidthRow({ span, children }: { span: number; children: ReactNode }): ReactNode {
  return (
    <tr {...tableRoles.row} className={rowClasses({ selectable: false, leads: false })}>
      <td
        {...tableRoles.cell}
        colSpan={span}
        className="sk:block sk:py-6 sk:text-center sk:text-text-muted sk:@2xl:table-cell sk:@2xl:px-4"
      >
        {children}
      </td>
    </tr>
  )
}
