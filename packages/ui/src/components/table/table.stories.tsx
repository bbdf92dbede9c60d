import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Code } from '../code/index.ts'
import { DateText } from '../date-text/index.ts'
import { checkCircleIcon, clockIcon } from '../icon/index.ts'
import { Money } from '../money/index.ts'
import { Stack } from '../stack/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { Text } from '../text/index.ts'
import { Table } from './index.ts'
import type { TableColumn, TableProps, TableSort } from './index.ts'
import { tableMeta } from './table.meta.ts'

interface Invoice {
  number: string
  what: string
  due: string
  halalas: number
  state: 'paid' | 'open'
}

const words = textsInToolbarLanguage({
  ar: {
    caption: 'فواتيركم',
    number: 'رقم الفاتورة',
    what: 'مقابل',
    due: 'تاريخ الاستحقاق',
    total: 'الإجمالي',
    state: 'الحالة',
    paid: 'مدفوعة',
    open: 'بانتظار الدفع',
    services: ['زيارات أسبوعية، 8 زيارات', 'عاملة مقيمة، ثلاثة أشهر', 'زيارة واحدة'],
    pay: 'دفع المحدد',
    none: 'لم تحدد فاتورة بعد',
    selectAll: 'تحديد الكل',
    two: 'حُدّد صفان',
    empty: 'لا فواتير بعد. تظهر هنا عند أول حجز.',
  },
  en: {
    caption: 'Your invoices',
    number: 'Invoice',
    what: 'For',
    due: 'Due on',
    total: 'Total',
    state: 'State',
    paid: 'Paid',
    open: 'Awaiting payment',
    services: ['Weekly visits, 8 visits', 'Live-in worker, three months', 'One visit'],
    pay: 'Pay those selected',
    none: 'No invoice selected yet',
    selectAll: 'Select all',
    two: '2 rows selected',
    empty: 'No invoices yet. They appear here with your first booking.',
  },
})
type Words = ReturnType<typeof words>

const invoices = ({ services }: Words): Invoice[] => [
  { number: 'INV-2026-0418', what: services[0] ?? '', due: '2026-11-30', halalas: 114950, state: 'open' },
  { number: 'INV-2026-0377', what: services[1] ?? '', due: '2026-10-01', halalas: 1035000, state: 'paid' },
  { number: 'INV-2026-0302', what: services[2] ?? '', due: '2026-08-14', halalas: 11385, state: 'paid' },
]

const columns = (text: Words): TableColumn<Invoice>[] => [
  { id: 'number', header: text.number, rowHeader: true, cell: ({ number }) => <Code value={number} /> },
  { id: 'what', header: text.what, cell: ({ what }) => what },
  { id: 'due', header: text.due, sortable: true, cell: ({ due }) => <DateText value={due} /> },
  {
    id: 'total',
    header: text.total,
    numeric: true,
    sortable: true,
    cell: ({ halalas }) => <Money halalas={halalas} />,
  },
  {
    id: 'state',
    header: text.state,
    cell: ({ state }) => (
      <StatusBadge
        size="sm"
        status={state}
        looks={{
          paid: { tone: 'success', icon: checkCircleIcon, word: text.paid },
          open: { tone: 'warning', icon: clockIcon, word: text.open },
        }}
      />
    ),
  },
]

const inOrder = (rows: Invoice[], { column, order }: TableSort): Invoice[] =>
  rows.toSorted((one, other) => {
    const way = column === 'total' ? one.halalas - other.halalas : one.due.localeCompare(other.due)
    return order === 'ascending' ? way : -way
  })

function Invoices({ text, ...props }: Partial<TableProps<Invoice>> & { text: Words }) {
  const [sort, setSort] = useState<TableSort>({ column: 'due', order: 'descending' })
  return (
    <Table
      caption={text.caption}
      columns={columns(text)}
      rows={inOrder(invoices(text), sort)}
      rowKey={({ number }) => number}
      sort={sort}
      onSortChange={setSort}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  parameters: { kit: tableMeta },
  args: { caption: '', columns: [], rows: [], rowKey: String },
  argTypes: {
    caption: { control: false },
    columns: { control: false },
    rows: { control: false },
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof Table>

export const Default: Story = {
  render: (_, context) => <Invoices text={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const { total } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(total) }))
    await expect(canvas.getByRole('columnheader', { name: new RegExp(total) })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('INV-2026-0302')
  },
}

export const InANarrowPlace: Story = {
  render: (_, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Invoices text={words(context)} />
    </div>
  ),
}

export const Loading: Story = {
  render: (_, context) => <Invoices text={words(context)} loading={3} />,
}

export const Empty: Story = {
  render: (_, context) => <Invoices text={words(context)} rows={[]} empty={words(context).empty} />,
}

function Selectable({ text }: { text: Words }) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const total = invoices(text)
    .filter(({ number }) => selected.includes(number))
    .reduce((sum, { halalas }) => sum + halalas, 0)
  return (
    <Stack>
      <Invoices
        text={text}
        rowName={({ number }) => number}
        selectedKeys={selected}
        onSelectedKeysChange={setSelected}
      />
      <Stack direction="row" align="center" justify="between" wrap>
        {selected.length > 0 ? (
          <Money halalas={total} weight="strong" />
        ) : (
          <Text tone="muted">{text.none}</Text>
        )}
        <Button disabled={selected.length === 0}>{text.pay}</Button>
      </Stack>
    </Stack>
  )
}

export const RowsToSelect: Story = {
  render: (_, context) => <Selectable text={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const text = words({ globals })
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: text.selectAll })
    const box = (number: RegExp) => canvas.getByRole('checkbox', { name: number })
    await userEvent.click(box(/0377/))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(box(/0302/))
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(text.two)
    await userEvent.click(all)
    await expect(box(/0418/)).toBeChecked()
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(box(/0418/)).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: text.pay })).toBeDisabled()
  },
}

export const RowsToSelectAsCards: Story = {
  render: (_, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Selectable text={words(context)} />
    </div>
  ),
}

const followed = fn((event: MouseEvent) => event.preventDefault())

export const RowsThatLeadSomewhere: Story = {
  render: (_, context) => (
    <Invoices text={words(context)} rowLink={({ number }) => <a href={`#${number}`} onClick={followed} />} />
  ),
  play: async ({ canvasElement, globals }) => {
    followed.mockClear()
    const canvas = within(canvasElement)
    const [row] = canvas.getAllByRole('row').slice(1)
    if (!row) throw new Error('no row')
    await expect(within(row).getAllByRole('link')).toHaveLength(1)
    await userEvent.click(within(row).getByText(words({ globals }).services[0] ?? ''))
    await expect(followed).toHaveBeenCalledOnce()
    await userEvent.click(within(row).getByRole('link'))
    await expect(followed).toHaveBeenCalledTimes(2)
  },
}
