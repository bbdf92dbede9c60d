import type { ReactNode } from 'react'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { tableRoles } from '../table/classes.ts'
import type { InvoiceSheetLine } from './types.ts'

const cell =
  'sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-4 sk:@xl:table-cell sk:@xl:px-2 sk:@xl:py-2 sk:@xl:align-top sk:print:table-cell sk:print:px-2 sk:print:py-2 sk:print:align-top'
const number = `${cell} sk:@xl:[text-align:right] sk:print:[text-align:right]`
const heading = 'sk:px-2 sk:py-2 sk:text-start sk:align-bottom sk:text-small sk:font-semibold'
const label = 'sk:text-small sk:text-text-muted sk:@xl:hidden sk:print:hidden'

/** Shows an amount, or a dash if the agency's system did not send one. */
export const amountOrDash = (halalas: number | null): ReactNode =>
  halalas === null ? <span aria-hidden>—</span> : <Money halalas={halalas} />

export interface InvoiceLinesProps {
  lines: readonly InvoiceSheetLine[]
  /** Renders a label of the sheet in one language or in both. */
  name: (of: 'description' | 'quantity' | 'unitPrice' | 'taxOf' | 'amount') => ReactNode
  caption: string
}

/**
 * The lines of an invoice as a real table. On a narrow screen each line becomes a small list; in
 * print it is always a table.
 */
export function InvoiceLines({ lines, name, caption }: InvoiceLinesProps): ReactNode {
  const { format } = useKit('InvoiceSheet')
  const percent = (value: number): string =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <table
      {...tableRoles.table}
      className="sk:block sk:w-full sk:border-collapse sk:text-start sk:wrap-anywhere sk:@xl:table sk:print:table sk:print:text-small"
    >
      <caption className="sk:sr-only">{caption}</caption>
      <thead
        {...tableRoles.rowGroup}
        className="sk:sr-only sk:@xl:not-sr-only sk:@xl:table-header-group sk:@xl:bg-subtle sk:print:not-sr-only sk:print:table-header-group"
      >
        <tr {...tableRoles.row} className="sk:print:border-b sk:print:border-field-border">
          <th {...tableRoles.columnHeader} scope="col" className={heading}>
            {name('description')}
          </th>
          {(['quantity', 'unitPrice', 'taxOf', 'amount'] as const).map((of) => (
            <th
              key={of}
              {...tableRoles.columnHeader}
              scope="col"
              className={`${heading} sk:@xl:[text-align:right] sk:print:[text-align:right]`}
            >
              {name(of)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowGroup} className="sk:grid sk:@xl:table-row-group sk:print:table-row-group">
        {lines.map((line, index) => (
          <tr
            key={index}
            {...tableRoles.row}
            data-print="whole"
            className="sk:grid sk:gap-1 sk:border-b sk:border-border sk:py-3 sk:@xl:table-row sk:print:table-row"
          >
            <th
              {...tableRoles.rowHeader}
              scope="row"
              className="sk:block sk:text-start sk:font-normal sk:@xl:table-cell sk:@xl:px-2 sk:@xl:py-2 sk:@xl:align-top sk:print:table-cell sk:print:px-2 sk:print:py-2 sk:print:align-top"
            >
              {line.description}
            </th>
            <td {...tableRoles.cell} className={number}>
              <span className={label}>{name('quantity')}</span>
              {line.quantity === null ? <span aria-hidden>—</span> : format.number(line.quantity)}
            </td>
            <td {...tableRoles.cell} className={number}>
              <span className={label}>{name('unitPrice')}</span>
              {amountOrDash(line.unitPrice)}
            </td>
            <td {...tableRoles.cell} className={number}>
              <span className={label}>{name('taxOf')}</span>
              <span>
                {amountOrDash(line.tax)}
                {line.taxPercent !== null && (
                  <span className="sk:ms-1.5 sk:text-small sk:whitespace-nowrap sk:text-text-muted">
                    ({percent(line.taxPercent)})
                  </span>
                )}
              </span>
            </td>
            <td {...tableRoles.cell} className={number}>
              <span className={label}>{name('amount')}</span>
              {amountOrDash(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
