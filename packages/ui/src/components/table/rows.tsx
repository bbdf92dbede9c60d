import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cellLooks, labelLooks, roles, rowLooks } from './looks.ts'
import type { TableColumn } from './types.ts'

interface CellProps<Row> {
  column: TableColumn<Row>
  children: ReactNode
}

function Cell<Row>({ column, children }: CellProps<Row>): ReactNode {
  const { header, rowHeader = false, numeric = false } = column
  if (rowHeader)
    return (
      <th scope="row" {...roles.rowHeader} className={cellLooks({ kind: 'header', numeric })}>
        {children}
      </th>
    )
  return (
    <td {...roles.cell} className={cellLooks({ kind: 'value', numeric })}>
      <span aria-hidden className={labelLooks}>
        {header}
      </span>
      <span className="sk:min-w-0">{children}</span>
    </td>
  )
}

interface RowProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
}

export function Row<Row>({ columns, row }: RowProps<Row>): ReactNode {
  return (
    <tr {...roles.row} className={rowLooks}>
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  )
}

export function SkeletonRow<Row>({ columns }: Pick<RowProps<Row>, 'columns'>): ReactNode {
  return (
    <tr {...roles.row} className={rowLooks}>
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          <Skeleton className="sk:min-w-20" />
        </Cell>
      ))}
    </tr>
  )
}

export function WholeRow({ span, children }: { span: number; children: ReactNode }): ReactNode {
  return (
    <tr {...roles.row} className={rowLooks}>
      <td
        {...roles.cell}
        colSpan={span}
        className="sk:block sk:py-6 sk:text-center sk:text-text-muted sk:@2xl:table-cell sk:@2xl:px-4"
      >
        {children}
      </td>
    </tr>
  )
}
