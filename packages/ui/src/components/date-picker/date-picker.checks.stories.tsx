import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { openCalendar, pickDate } from '../../testers/index.ts'
import { datePickerKeyTable } from './date-picker.keys.ts'
import { DatePicker } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'تاريخ انتهاء التأشيرة',
    hint: 'كما هو مطبوع في التأشيرة',
    error: 'التأشيرة منتهية. يلزم إصدار تأشيرة جديدة.',
    closed: 'الطاقم محجوز بالكامل',
    long: 'تاريخ انتهاء صلاحية تأشيرة العمالة المنزلية كما هو مطبوع في أعلى الصفحة الأولى من وثيقة التأشيرة',
  },
  en: {
    label: 'Visa expiry date',
    hint: 'As printed on the visa',
    error: 'The visa has expired. Get a new one to go on.',
    closed: 'The team is fully booked',
    long: 'The expiry date of the domestic labour visa as it is printed at the top of the first page of the document',
  },
})

const today = '2026-11-21'
const meta = {
  title: 'Checks/DatePicker',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: '', today },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof DatePicker>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <DatePicker className="w-72" today={today} label={label} hint={hint} />
          <DatePicker className="w-72" today={today} label={label} defaultValue="2027-03-15" required />
          <DatePicker className="w-72" today={today} label={label} defaultValue="2026-09-01" error={error} />
          <DatePicker className="w-72" today={today} label={label} defaultValue="2027-03-15" disabled />
        </MatrixRow>
      </Grid>
    )
  },
}

// Waits until the panel has faded in. Before, axe would measure the wrong colours.
const settled = async (panel: Element): Promise<void> => {
  await Promise.all(panel.getAnimations().map(({ finished }) => finished))
}

const opened: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <div className="min-h-[34rem]">
      <DatePicker
        className="w-72"
        today={today}
        label={words(context).label}
        defaultValue="2026-11-24"
        min="2026-11-10"
        isDateUnavailable={(day) => (day === '2026-11-26' ? words(context).closed : undefined)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await settled(canvas.getByRole('dialog'))
    await expect(canvas.getByRole('grid')).toBeVisible()
    const days = canvasElement.querySelectorAll('[data-day]')
    for (const day of days) await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await expect(canvasElement.querySelector('[aria-selected="true"] button')).toHaveFocus()
  },
}

export const Opened: Story = opened
export const OpenedHijriLeads: Story = { ...opened, globals: { calendar: 'umalqura', digits: 'arab' } }

/**
 * `pickDate`, which apps use in their tests, reaches a day of the next year in the Hijri calendar.
 */
export const PickedByTheTester: Story = {
  globals: { calendar: 'umalqura' },
  render: (_, context) => <DatePicker today={today} label={words(context).label} />,
  play: async ({ canvas }) => {
    await pickDate(userEvent, canvas.getByRole('textbox'), '2027-03-15')
    await expect(canvas.getByRole('textbox')).toHaveValue('07/10/1448')
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <DatePicker today={today} label={long} hint={long} error={long} defaultValue="2026-11-24" optional />
    )
  },
  play: expectToFit,
}

type Test = Parameters<DocumentedKeyCheck>[0]
const opener = ({ canvas }: Test): HTMLElement => canvas.getAllByRole('button')[0]
const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null
const focusedDay = (): string | null => document.activeElement?.getAttribute('data-day') ?? null
const close = async (test: Test): Promise<void> => {
  if (test.canvas.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(test.canvas.queryByRole('dialog')).toBeNull())
}
/** Opens the calendar again with Tuesday 24 November focused. */
const stand = async (test: Test): Promise<void> => {
  await close(test)
  const textbox = test.canvas.getByRole('textbox')
  if (test.canvas.queryByDisplayValue('24/11/2026') === null) {
    await userEvent.clear(textbox)
    await userEvent.type(textbox, '24/11/2026')
  }
  await openCalendar(userEvent, textbox)
  await waitFor(() => expect(focusedDay()).toBe('2026-11-24'))
}
const goesTo =
  (day: string): DocumentedKeyCheck =>
  async (test) => {
    await stand(test)
    await test.press()
    await waitFor(() => expect(focusedDay()).toBe(day))
  }

const checks: { [Row in keyof typeof datePickerKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
  open: async (test) => {
    await close(test)
    opener(test).focus()
    await test.press()
    await waitFor(() => expect(test.canvas.getByRole('dialog')).toBeVisible())
  },
  openFromField: async (test) => {
    await close(test)
    test.canvas.getByRole('textbox').focus()
    await test.press()
    await waitFor(() => expect(test.canvas.getByRole('grid')).toContainElement(focusedElement()))
  },
  next: goesTo('2026-11-25'),
  previous: goesTo('2026-11-23'),
  weekLater: goesTo('2026-12-01'),
  weekEarlier: goesTo('2026-11-17'),
  weekStart: goesTo('2026-11-22'),
  weekEnd: goesTo('2026-11-28'),
  monthLater: goesTo('2026-12-24'),
  monthEarlier: goesTo('2026-10-24'),
  choose: async (test) => {
    await stand(test)
    await userEvent.keyboard('{ArrowDown}')
    await test.press()
    await expect(test.canvas.queryByRole('dialog')).toBeNull()
    await expect(test.canvas.getByRole('textbox')).toHaveValue('01/12/2026')
    await expect(opener(test)).toHaveFocus()
  },
  close: async (test) => {
    await stand(test)
    await test.press()
    await expect(test.canvas.queryByRole('dialog')).toBeNull()
    await expect(test.canvas.getByRole('textbox')).toHaveValue('24/11/2026')
    await expect(opener(test)).toHaveFocus()
  },
}

const keyboard: Story = { render: (_, context) => <DatePicker today={today} label={words(context).label} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(datePickerKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(datePickerKeyTable, checks, 'en') }
