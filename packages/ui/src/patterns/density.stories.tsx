import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../components/button/index.ts'
import { DatePicker } from '../components/date-picker/index.ts'
import { DateText } from '../components/date-text/index.ts'
import { Heading } from '../components/heading/index.ts'
import { Money } from '../components/money/index.ts'
import { Provider } from '../components/provider/index.ts'
import { Select } from '../components/select/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Table } from '../components/table/index.ts'
import type { TableColumn } from '../components/table/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { ar } from '../strings/ar.ts'
import { Grid } from '../components/grid/index.ts'
import { en } from '../strings/en.ts'

const words = textsInToolbarLanguage({
  ar: {
    locale: 'ar',
    strings: ar,
    densities: { comfortable: 'مريح', compact: 'مضغوط' },
    search: 'البحث برقم الفاتورة',
    state: 'الحالة',
    states: ['كل الحالات', 'مدفوعة'],
    day: 'مستحقة قبل',
    show: 'عرض',
    invoices: 'الفواتير',
    number: 'الفاتورة',
    due: 'الاستحقاق',
    total: 'الإجمالي',
  },
  en: {
    locale: 'en',
    strings: en,
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    search: 'Search by invoice number',
    state: 'State',
    states: ['All states', 'Paid'],
    day: 'Due before',
    show: 'Show',
    invoices: 'Invoices',
    number: 'Invoice',
    due: 'Due',
    total: 'Total',
  },
})

/** The same screen in both densities. Compact applies only to a mouse: on touch every target has 44 px. */
const meta = { title: 'Patterns/Density' } satisfies Meta

export default meta
type Story = StoryObj

const rows = [
  { number: '2026-0418', due: '2026-11-30', halalas: 114950 },
  { number: '2026-0377', due: '2026-10-01', halalas: 1035000 },
  { number: '2026-0302', due: '2026-08-14', halalas: 11385 },
  { number: '2026-0298', due: '2026-08-02', halalas: 45000 },
]

const columns = (text: ReturnType<typeof words>): TableColumn<(typeof rows)[number]>[] => [
  { id: 'number', header: text.number, rowHeader: true, cell: ({ number }) => number },
  { id: 'due', header: text.due, cell: ({ due }) => <DateText value={due} /> },
  { id: 'total', header: text.total, numeric: true, cell: ({ halalas }) => <Money halalas={halalas} /> },
]

interface ScreenProps {
  density: 'comfortable' | 'compact'
  text: ReturnType<typeof words>
}

function Screen({ density, text }: ScreenProps): ReactNode {
  return (
    <Provider locale={text.locale} strings={text.strings} scope="island" density={density}>
      <Stack as="section" style={{ padding: '1rem' }} aria-label={text.densities[density]}>
        <Heading>{text.densities[density]}</Heading>
        <TextField label={text.search} />
        <Select
          label={text.state}
          defaultValue="0"
          options={text.states.map((label, at) => ({ value: `${at}`, label }))}
        />
        <DatePicker label={text.day} today="2026-11-21" />
        <Button>{text.show}</Button>
        <Table caption={text.invoices} rowKey={({ number }) => number} rows={rows} columns={columns(text)} />
      </Stack>
    </Provider>
  )
}

export const SideBySide: Story = {
  render: (_, context) => (
    <Grid minColumnWidth="xl" gap="xl" align="start">
      <Screen density="comfortable" text={words(context)} />
      <Screen density="compact" text={words(context)} />
    </Grid>
  ),
  play: async ({ canvasElement, globals }) => {
    const text = words({ globals })
    const least = window.matchMedia('(pointer: fine)').matches ? 36 : 44
    for (const [density, height] of [
      ['comfortable', 44],
      ['compact', least],
    ] as const) {
      const screen = within(within(canvasElement).getByRole('region', { name: text.densities[density] }))
      for (const role of ['button', 'combobox'] as const)
        for (const control of screen.getAllByRole(role))
          await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(height - 3)
      const button = screen.getByRole('button', { name: text.show }).getBoundingClientRect().height
      await expect(button).toBeGreaterThanOrEqual(height)
      await expect(button).toBeLessThan(height + 6)
    }
  },
}
