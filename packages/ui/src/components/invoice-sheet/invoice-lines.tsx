import type { ReactNode } from 'react'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { roles } from '../table/looks.ts'
import type { InvoiceSheetLine } from './types.ts'

const cell =
  'flex flex-wrap items-baseline justify-between gap-x-4 @xl:table-cell @xl:px-2 @xl:py-2 @xl:align-top print:table-cell print:px-2 print:py-2 print:align-top'
const number = `${cell} @xl:[text-align:right] print:[text-align:right]`
const heading = 'px-2 py-2 text-start align-bottom text-small font-semibold'
const label = 'text-small text-text-muted @xl:hidden print:hidden'

/** A sum, or a dash where the agency's system gave none. */
export const sum = (halalas: number | null): ReactNode =>
  halalas === null ? <span aria-hidden>—</span> : <Money halalas={halalas} />

export interface InvoiceLinesProps {
  lines: readonly InvoiceSheetLine[]
  /** Draws a name of the sheet in one language or both. */
  name: (of: 'description' | 'quantity' | 'unitPrice' | 'taxOf' | 'amount') => ReactNode
  caption: string
}

/** A real table; on a narrow screen each line is a small list of its own, on paper it is always a table. */
export function InvoiceLines({ lines, name, caption }: InvoiceLinesProps): ReactNode {
  const { format } = useKit('InvoiceSheet')
  const percent = (value: number): string =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <table
      {...roles.table}
      className="block w-full border-collapse text-start wrap-anywhere @xl:table print:table print:text-small"
    >
      <caption className="sr-only">{caption}</caption>
      <thead
        {...roles.rowGroup}
        className="sr-only @xl:not-sr-only @xl:table-header-group @xl:bg-subtle print:not-sr-only print:table-header-group"
      >
        <tr {...roles.row} className="print:border-b print:border-field-border">
          <th {...roles.columnHeader} scope="col" className={heading}>
            {name('description')}
          </th>
          {(['quantity', 'unitPrice', 'taxOf', 'amount'] as const).map((of) => (
            <th
              key={of}
              {...roles.columnHeader}
              scope="col"
              className={`${heading} @xl:[text-align:right] print:[text-align:right]`}
            >
              {name(of)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className="grid @xl:table-row-group print:table-row-group">
        {lines.map((line, index) => (
          <tr
            key={index}
            {...roles.row}
            data-print="whole"
            className="grid gap-1 border-b border-border py-3 @xl:table-row print:table-row"
          >
            <th
              {...roles.rowHeader}
              scope="row"
              className="block text-start font-normal @xl:table-cell @xl:px-2 @xl:py-2 @xl:align-top print:table-cell print:px-2 print:py-2 print:align-top"
            >
              {line.description}
            </th>
            <td {...roles.cell} className={number}>
              <span className={label}>{name('quantity')}</span>
              {line.quantity === null ? <span aria-hidden>—</span> : format.number(line.quantity)}
            </td>
            <td {...roles.cell} className={number}>
              <span className={label}>{name('unitPrice')}</span>
              {sum(line.unitPrice)}
            </td>
            <td {...roles.cell} className={number}>
              <span className={label}>{name('taxOf')}</span>
              <span>
                {sum(line.tax)}
                {line.taxPercent !== null && (
                  <span className="ms-1.5 text-small whitespace-nowrap text-text-muted">
                    ({percent(line.taxPercent)})
                  </span>
                )}
              </span>
            </td>
            <td {...roles.cell} className={number}>
              <span className={label}>{name('amount')}</span>
              {sum(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
