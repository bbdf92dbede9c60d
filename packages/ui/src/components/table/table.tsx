import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { KitStringText } from '../provider/string-text.tsx'
import { TableHead } from './head.tsx'
import { bodyClasses, captionClasses, tableFrameClasses, tableRoles, tableClasses } from './classes.ts'
import { TableRow, SkeletonRow, FullWidthRow } from './rows.tsx'
import { TableSelection } from './selection.tsx'
import type { TableProps } from './types.ts'

/** A real table whose rows become cards in a narrow place. Rows can be selectable and can link to a page. */
export function Table<Item>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  loading = 0,
  empty,
  rowLink,
  rowName,
  selectedKeys,
  defaultSelectedKeys,
  onSelectedKeysChange,
  className,
  ...rest
}: TableProps<Item>): ReactNode {
  requireName('Table', caption)
  if (isDevelopment && !onSortChange && columns.some((column) => column.sortable))
    throw new KitError('Table', 'has a sortable column but no `onSortChange`: its button would do nothing.')
  if (isDevelopment && !rowName && (selectedKeys ?? defaultSelectedKeys ?? onSelectedKeysChange))
    throw new KitError('Table', 'has rows to select but no `rowName`: their checkboxes would have no names.')
  const selectable = rowName !== undefined
  const table = (
    <div className={tableFrameClasses}>
      <table {...tableRoles.table} aria-busy={loading > 0 || undefined} className={tableClasses}>
        <caption className={captionClasses({ hidden: captionHidden })}>{caption}</caption>
        <TableHead columns={columns} sort={sort} onSortChange={onSortChange} selectable={selectable} />
        <tbody {...tableRoles.rowGroup} className={bodyClasses}>
          {Array.from({ length: loading }, (_, index) => (
            <SkeletonRow key={index} columns={columns} rowName={rowName} />
          ))}
          {!loading &&
            (rows.length > 0 ? (
              rows.map((row) => (
                <TableRow key={rowKey(row)} {...{ columns, row, rowKey, rowName, rowLink }} />
              ))
            ) : (
              <FullWidthRow span={columns.length + (selectable ? 1 : 0)}>
                {empty ?? <KitStringText of="table.empty" />}
              </FullWidthRow>
            ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <div {...rest} className={classes('sk:@container sk:min-w-0', className)}>
      {loading > 0 && (
        <span role="status" className="sk:sr-only">
          <KitStringText of="skeleton.loading" />
        </span>
      )}
      {selectable ? (
        <TableSelection
          rowKeys={loading ? [] : rows.map(rowKey)}
          selectedKeys={selectedKeys}
          defaultSelectedKeys={defaultSelectedKeys}
          onSelectedKeysChange={onSelectedKeysChange}
        >
          {table}
        </TableSelection>
      ) : (
        table
      )}
    </div>
  )
}
