import type { ReactNode } from 'react'
import { chevronDownIcon, chevronUpIcon, sortIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KitStringText } from '../provider/string-text.tsx'
import { headCellClasses, headClasses, headRowClasses, tableRoles, sortButtonClasses } from './classes.ts'
import { SelectAll } from './selection.tsx'
import type { TableColumn, TableProps, TableSort } from './types.ts'

const arrows = { ascending: chevronUpIcon, descending: chevronDownIcon, none: sortIcon } as const

const after = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  order: sort?.column === column && sort.order === 'ascending' ? 'descending' : 'ascending',
})

interface HeadCellProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>
}

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>): ReactNode {
  const { id, header, numeric = false, sortable = false } = column
  const order = sort?.column === id ? sort.order : 'none'
  return (
    <th
      scope="col"
      {...tableRoles.columnHeader}
      aria-sort={sortable ? order : undefined}
      className={headCellClasses({ numeric, sortable })}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSortChange?.(after(id, sort))}
          className={sortButtonClasses({ active: order !== 'none' })}
        >
          <span className="sk:sr-only">
            <KitStringText of="table.sortBy" />{' '}
          </span>
          {header}
          <Icon
            of={arrows[order]}
            size="sm"
            className={order === 'none' ? 'sk:text-text-muted' : 'sk:text-primary'}
          />
        </button>
      ) : (
        header
      )}
    </th>
  )
}

interface HeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange'> {
  selectable: boolean
}

export function TableHead<Row>({ columns, sort, onSortChange, selectable }: HeadProps<Row>): ReactNode {
  const usable = selectable || columns.some((column) => column.sortable)
  return (
    <thead {...tableRoles.rowGroup} className={headClasses({ usable })}>
      <tr {...tableRoles.row} className={headRowClasses}>
        {selectable && (
          <th
            scope="col"
            {...tableRoles.columnHeader}
            className="sk:text-start sk:@2xl:table-cell sk:@2xl:w-px sk:@2xl:ps-2"
          >
            <SelectAll />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
      </tr>
    </thead>
  )
}
