import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Accordion } from '../components/accordion/index.ts'
import { Breadcrumbs } from '../components/breadcrumbs/index.ts'
import { Card, CardTitle } from '../components/card/index.ts'
import { DateText } from '../components/date-text/index.ts'
import { KeyValueList } from '../components/key-value-list/index.ts'
import { Money } from '../components/money/index.ts'
import { Skeleton, SkeletonGroup } from '../components/skeleton/index.ts'
import { Table } from '../components/table/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { emulatePrint } from '../story-kit/print.ts'
import { Stack } from '../components/stack/index.ts'
import { themeColors } from '../tokens/generated/colors.ts'

const words = textsInToolbarLanguage({
  ar: {
    trail: ['الرئيسية', 'عقودي'],
    title: 'عقد شهري رقم 2204',
    facts: { worker: 'العاملة', start: 'بداية العقد', paid: 'المدفوع' },
    worker: 'أكيني',
    caption: 'زيارات العقد',
    columns: ['الزيارة', 'اليوم', 'القيمة'],
    visits: ['الزيارة الأولى', 'الزيارة الثانية'],
    question: 'كيف أغيّر موعد زيارة؟',
    answer: 'من صفحة الزيارات قبل الموعد بيوم كامل.',
  },
  en: {
    trail: ['Home', 'My contracts'],
    title: 'Monthly contract no. 2204',
    facts: { worker: 'Worker', start: 'Begins', paid: 'Paid' },
    worker: 'Akinyi',
    caption: 'Visits of the contract',
    columns: ['Visit', 'Day', 'Price'],
    visits: ['First visit', 'Second visit'],
    question: 'How do I move a visit?',
    answer: 'On the page of visits, a whole day ahead.',
  },
})

const meta = { title: 'Patterns/Print', tags: ['matrix', 'print'] } satisfies Meta

export default meta
type Story = StoryObj

const days = ['2026-11-24', '2026-12-01'] as const

interface Visit {
  name: string
  on: string
}
const dayCell = ({ on }: Visit): ReactNode => <DateText value={on} />
const priceCell = (): ReactNode => <Money halalas={11385} />

function Sheet({ content }: { content: ReturnType<typeof words> }): ReactNode {
  const [visit = '', day = '', price = ''] = content.columns
  const [home = '', contracts = ''] = content.trail
  return (
    <Stack style={{ gap: '1.25rem', maxInlineSize: '48rem' }}>
      <Breadcrumbs items={[{ label: home, link: <a href="#home" /> }, { label: contracts }]} />
      <Card>
        <CardTitle level={2}>{content.title}</CardTitle>
        <KeyValueList
          items={[
            { label: content.facts.worker, value: content.worker },
            { label: content.facts.start, value: <DateText value={days[0]} /> },
            { label: content.facts.paid, value: <Money halalas={114950} /> },
          ]}
        />
      </Card>
      <Table
        caption={content.caption}
        columns={[
          { id: 'visit', header: visit, rowHeader: true, cell: ({ name }) => name },
          { id: 'day', header: day, cell: dayCell },
          { id: 'price', header: price, numeric: true, cell: priceCell },
        ]}
        rows={content.visits.map((name, index) => ({ name, on: days[index] ?? days[0] }))}
        rowKey={({ name }) => name}
      />
      <Accordion items={[{ value: 'move', title: content.question, content: content.answer }]} />
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>
    </Stack>
  )
}

function Printed({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => emulatePrint(document), [])
  return children
}

/** In print: dark text in every theme, and expanded answers; navigation and loading content are left out. */
export const OnPaper: Story = {
  decorators: [
    (Shown) => (
      <Printed>
        <Shown />
      </Printed>
    ),
  ],
  render: (_, context) => <Sheet content={words(context)} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const content = words({ globals })
    const ink = (hex: string): string =>
      `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
    const title = canvas.getByRole('heading', { name: content.title })
    // In forced colors the colours of the system stay.
    if (!matchMedia('(forced-colors: active)').matches) {
      await waitFor(() => expect(getComputedStyle(title).color).toBe(ink(themeColors.light.text)))
      await expect(getComputedStyle(document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    }
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.getByText(content.answer)).toBeVisible()

    const card = title.closest('[data-print]')
    await expect(card && getComputedStyle(card).breakInside).toBe('avoid')
    await expect(getComputedStyle(title).breakAfter).toBe('avoid')
    for (const text of [content.worker, content.visits[0] ?? ''])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The same on screen, which proves that the print story really tests print. */
export const OnTheScreen: Story = {
  render: (_, context) => <Sheet content={words(context)} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible()
    await expect(canvas.getByText(words({ globals }).answer)).not.toBeVisible()
  },
}
