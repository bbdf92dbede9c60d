import type { Usage } from '../usage.ts'
import { Money } from '../../components/money/index.ts'
import { Table } from '../../components/table/index.ts'

const rows = [
  { month: '10', halalas: 11385 },
  { month: '11', halalas: 1035000 },
  { month: '12', halalas: 82800 },
]
const words = {
  ar: { caption: 'ما دُفع', month: 'الشهر', total: 'المجموع' },
  en: { caption: 'Paid', month: 'Month', total: 'Total' },
} as const

/** Correct and incorrect uses of a table, drawn side by side. */
export const tableUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'الأرقام تصطف على خاناتها: numeric.', en: 'Numbers line up by their digits: `numeric`.' },
      draw: (locale) => (
        <Table
          caption={words[locale].caption}
          rows={rows}
          rowKey={({ month }) => month}
          columns={[
            { id: 'month', header: words[locale].month, rowHeader: true, cell: ({ month }) => month },
            {
              id: 'total',
              header: words[locale].total,
              numeric: true,
              cell: ({ halalas }) => <Money halalas={halalas} />,
            },
          ]}
        />
      ),
    },
    dont: {
      says: { ar: 'أرقام لا تُقارن بالعين.', en: 'Numbers the eye cannot compare.' },
      draw: (locale) => (
        <Table
          caption={words[locale].caption}
          rows={rows}
          rowKey={({ month }) => month}
          columns={[
            { id: 'month', header: words[locale].month, rowHeader: true, cell: ({ month }) => month },
            { id: 'total', header: words[locale].total, cell: ({ halalas }) => <Money halalas={halalas} /> },
          ]}
        />
      ),
    },
  },
]
