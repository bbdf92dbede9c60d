import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Avatar } from '../../src/components/avatar/index.ts'
import { BookingConfirmationPopup } from '../../src/components/booking-confirmation-popup/index.ts'
import { ContactPopup } from '../../src/components/contact-popup/index.ts'
import { DashboardTiles } from '../../src/components/dashboard-tiles/index.ts'
import { Dialog } from '../../src/components/dialog/index.ts'
import { Flag } from '../../src/components/flag/index.ts'
import { PlanCompare } from '../../src/components/plan-compare/index.ts'
import { TextField } from '../../src/components/text-field/index.ts'
import { ToastCard } from '../../src/components/toast/toast-card.tsx'
import { mountOnEmptyPage } from './mount-on-empty-page.tsx'

afterEach(async () => {
  await page.viewport(1200, 900)
})

const ignore = (): void => undefined
const boxes = (elements: readonly Element[]): DOMRect[] =>
  elements.map((element) => element.getBoundingClientRect())
/** Counts the elements on each line. */
const lines = (elements: readonly Element[]): number[] => {
  const tops = boxes(elements).map(({ top }) => Math.round(top))
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
}

describe.each(['ar', 'en'] as const)('the layout in %s', (locale) => {
  it('the fields of a dialog are at least 16 px apart', async () => {
    mountOnEmptyPage(
      locale,
      <Dialog open onOpenChange={ignore} title="t">
        <TextField label="a" />
        <TextField label="b" />
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const [first, second] = boxes(
      page
        .getByRole('textbox')
        .elements()
        .map((field) => field.closest('[data-scrolls] > *') ?? field),
    )
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(16)
  })

  it('the buttons of a window fill each of their lines on a phone', async () => {
    await page.viewport(360, 740)
    mountOnEmptyPage(
      locale,
      <BookingConfirmationPopup
        open
        onOpenChange={ignore}
        orderNumbers={['SK-7K2M9QXA']}
        paid={114_950}
        nextSteps={['a']}
        ordersLink={<a href="#orders">x</a>}
        onCalendar={ignore}
      />,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const foot = page.getByRole('link').element().parentElement
    const buttons = [...(foot?.children ?? [])]
    expect(buttons).toHaveLength(3)
    const rows = Map.groupBy(boxes(buttons), ({ top }) => Math.round(top))
    const widths = [...rows.values()].map(
      (row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)),
    )
    expect(new Set(widths.map(Math.round)).size).toBe(1)
    expect(widths[0]).toBeGreaterThan(300)
  })

  it('six counters fill lines of equal length at every tested width', async () => {
    const names = ['running', 'expiring', 'visits', 'invoices', 'complaints', 'cancelled'] as const
    mountOnEmptyPage(
      locale,
      <DashboardTiles tiles={names.map((of) => ({ of, value: 1, link: <a href="#x">x</a> }))} />,
    )
    await expect.element(page.getByRole('list')).toBeVisible()
    for (const width of [320, 600, 768, 1100, 1280, 1920]) {
      await page.viewport(width, 900)
      expect(new Set(lines(page.getByRole('listitem').elements())).size, `${width} px`).toBe(1)
    }
  })

  it('a comparison has a remove button beside the name of a plan', async () => {
    const plan = { total: 82_800, duration: 30 }
    mountOnEmptyPage(
      locale,
      <PlanCompare
        plans={[
          { ...plan, id: '1', name: 'a' },
          { ...plan, id: '2', name: 'b' },
        ]}
        onRemove={ignore}
      />,
    )
    await expect.element(page.getByRole('table')).toBeVisible()
    const head = page.getByRole('columnheader').filter({ hasText: 'a' }).last().element()
    const [name, button] = boxes([...head.querySelectorAll('strong, button')])
    const middle = ({ top = 0, bottom = 0 }: Partial<DOMRect> = {}): number => (top + bottom) / 2
    expect(Math.abs(middle(name) - middle(button))).toBeLessThan(4)
    expect(getComputedStyle(page.getByRole('table').element()).borderTopWidth).toBe('1px')
  })

  it('the action of a toast has its own line on a phone where its text needs the width', async () => {
    await page.viewport(360, 740)
    const text = 'The visit moved to Sunday'
    const toast = { id: 1, tone: 'success', text, action: { label: 'Try again', onPress: ignore } } as const
    mountOnEmptyPage(locale, <ToastCard toast={toast} paused onClose={ignore} />)
    await expect.element(page.getByText('Try again')).toBeVisible()
    const [words, action] = boxes([
      page.getByText(text, { exact: false }).element(),
      page.getByText('Try again').element(),
    ])
    expect(words?.height).toBeLessThan(48)
    expect(action?.top).toBeGreaterThanOrEqual(words?.bottom ?? Number.NaN)
  })

  it('the success message fills more than 85 % of the width of its popup', async () => {
    mountOnEmptyPage(
      locale,
      <ContactPopup
        open
        onOpenChange={ignore}
        company={{ phone: '920000000', email: 'care@sakina.example', social: [], branches: [] }}
        countTo={500}
        onSubmit={ignore}
        reference="C-48213"
      />,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const dialog = page.getByRole('dialog').element()
    const note = dialog.querySelector('[class*="bg-success-soft"]')
    const [said, window] = boxes(note ? [note, dialog] : [])
    expect((said?.width ?? 0) / (window?.width ?? 1)).toBeGreaterThan(0.85)
  })

  it('an avatar crops its flag to a middle part that is as wide as it is high', async () => {
    mountOnEmptyPage(locale, <Avatar name="Maricel" spoken flag={<Flag code="PH" country="x" />} />)
    await expect.element(page.getByRole('img', { name: 'Maricel' })).toBeVisible()
    const art = document.querySelector('[data-art=flag]')
    const [coin, flag] = boxes(art?.parentElement ? [art.parentElement, art] : [])
    expect(coin?.width).toBe(coin?.height)
    expect(flag?.width).toBeCloseTo((coin?.width ?? 0) * 1.5, 0)
    expect((flag?.left ?? 0) + (flag?.width ?? 0) / 2).toBeCloseTo(
      (coin?.left ?? 0) + (coin?.width ?? 0) / 2,
      0,
    )
  })
})
