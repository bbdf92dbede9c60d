import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Money } from '../money/index.ts'
import { Table } from './index.ts'
import type { TableColumn } from './index.ts'
import { tableKeyTable } from './table.keys.ts'

interface Visit {
  name: string
  place: string
  halalas: number
}

const words = textsInToolbarLanguage({
  ar: {
    caption: 'الزيارات القادمة',
    name: 'الزيارة',
    place: 'العنوان',
    total: 'القيمة',
    first: 'زيارة صباحية',
    second: 'زيارة مسائية',
    home: 'حي العليا، الرياض',
    long: 'زيارة صباحية أسبوعية من أربع ساعات مع عاملتين وتجهيزات التنظيف العميق كاملة',
  },
  en: {
    caption: 'Visits to come',
    name: 'Visit',
    place: 'Address',
    total: 'Price',
    first: 'Morning visit',
    second: 'Evening visit',
    home: 'Al Olaya, Riyadh',
    long: 'A weekly morning visit of four hours with two workers and everything for deep cleaning',
  },
})
type Words = ReturnType<typeof words>

const meta = {
  title: 'Checks/Table',
  component: Table,
  tags: ['!autodocs'],
  args: { caption: '', columns: [], rows: [], rowKey: String },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof Table>

const columns = (text: Words, sortable = false): TableColumn<Visit>[] => [
  { id: 'name', header: text.name, rowHeader: true, sortable, cell: ({ name }) => name },
  { id: 'place', header: text.place, cell: ({ place }) => place },
  {
    id: 'total',
    header: text.total,
    numeric: true,
    sortable,
    cell: ({ halalas }) => <Money halalas={halalas} />,
  },
]
const rows = ({ first, second, home }: Words): Visit[] => [
  { name: first, place: home, halalas: 11385 },
  { name: second, place: home, halalas: 9900 },
]
const rowKey = ({ name }: Visit): string => name
const change = fn()
const followed = fn((event: MouseEvent) => event.preventDefault())

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const text = words(context)
    const shared = { caption: text.caption, rowKey }
    return (
      <Grid>
        {['w-full', 'w-80'].map((width) => (
          <MatrixRow key={width} name={width}>
            <Table {...shared} columns={columns(text)} rows={rows(text)} className={width} />
            <Table
              {...shared}
              captionHidden
              columns={columns(text, true)}
              rows={rows(text)}
              sort={{ column: 'name', order: 'descending' }}
              onSortChange={change}
              className={width}
            />
            <Table
              {...shared}
              columns={columns(text)}
              rows={rows(text)}
              rowName={rowKey}
              defaultSelectedKeys={[text.first]}
              rowLink={() => <a href="#visit" />}
              className={width}
            />
            <Table {...shared} columns={columns(text)} rows={[]} className={width} />
            <Table {...shared} columns={columns(text)} rows={[]} loading={2} className={width} />
          </MatrixRow>
        ))}
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const text = words(context)
    const { long } = text
    return (
      <Table
        caption={long}
        rowKey={rowKey}
        columns={columns({ ...text, name: long, place: long }, true)}
        rowName={rowKey}
        rowLink={() => <a href="#visit" />}
        rows={[{ name: long, place: `${long} ${'CN2026000731'.repeat(5)}`, halalas: 1234567890 }]}
        onSortChange={change}
      />
    )
  },
  play: expectToFit,
}

const narrow: Story = {
  render: (_, context) => (
    <Table
      caption={words(context).caption}
      columns={columns(words(context))}
      rows={rows(words(context))}
      rowKey={rowKey}
      className="w-80"
    />
  ),
}

/** As cards the rows have no visible columns, but their cells keep their column headers. */
export const CardsStayATable: Story = {
  ...narrow,
  play: async ({ canvas, globals }) => {
    const { caption, first, place } = words({ globals })
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: place })).toBeInTheDocument()
    const [row] = canvas.getAllByRole('rowheader')
    await expect(row).toHaveTextContent(first)
    await expect(getComputedStyle(row ?? document.body).display).toBe('block')
  },
}

const checks: { [Row in keyof typeof tableKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    // The checkbox for all rows comes before the columns.
    canvas.getAllByRole('checkbox')[0]?.focus()
    await press()
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
  sort: async ({ canvas, press }) => {
    change.mockClear()
    canvas.getAllByRole('button')[0]?.focus()
    await press()
    await expect(change).toHaveBeenCalledWith({ column: 'name', order: 'descending' })
    canvas.getAllByRole('button')[1]?.focus()
    await press()
    await expect(change).toHaveBeenLastCalledWith({ column: 'total', order: 'ascending' })
  },
  select: async ({ canvas, press }) => {
    const [all, first, second] = canvas.getAllByRole('checkbox')
    first?.focus()
    await press()
    await expect(first).toBeChecked()
    await expect(all).toBePartiallyChecked()
    all?.focus()
    await press()
    await expect(second).toBeChecked()
    await press()
    await expect(first).not.toBeChecked()
  },
  follow: async ({ canvas, press }) => {
    followed.mockClear()
    canvas.getAllByRole('link')[0]?.focus()
    await press()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <Table
      caption={words(context).caption}
      columns={columns(words(context), true)}
      rows={rows(words(context))}
      rowKey={rowKey}
      sort={{ column: 'name', order: 'ascending' }}
      onSortChange={change}
      rowName={rowKey}
      rowLink={() => <a href="#visit" onClick={followed} />}
    />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(tableKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(tableKeyTable, checks, 'en') }
