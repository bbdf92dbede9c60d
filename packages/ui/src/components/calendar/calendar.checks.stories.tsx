import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { calendarKeyTable } from './calendar.keys.ts'
import { Calendar } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { label: 'يوم الزيارة', closed: 'الطاقم محجوز بالكامل في هذا اليوم وفي اليوم الذي يليه كذلك' },
  en: {
    label: 'Day of the visit',
    closed: 'The team is fully booked on this day and on the day after it too',
  },
})

const today = '2026-11-21'
const meta = {
  title: 'Checks/Calendar',
  component: Calendar,
  tags: ['!autodocs'],
  args: { label: '', today },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof Calendar>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, closed } = words(context)
    const shared = { label, today }
    return (
      <Grid>
        <MatrixRow name="nothing chosen; a day chosen, some closed">
          <Calendar {...shared} />
          <Calendar
            {...shared}
            defaultValue="2026-11-24"
            min="2026-11-10"
            isDateUnavailable={(day) => (day === '2026-11-26' ? closed : undefined)}
          />
        </MatrixRow>
      </Grid>
    )
  },
  play: async ({ canvasElement }) => {
    const days = canvasElement.querySelectorAll('[data-day]')
    for (const day of days) await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <Calendar
      label={words(context).label}
      today={today}
      defaultValue="2026-11-26"
      isDateUnavailable={(day) => (day === '2026-11-26' ? words(context).closed : undefined)}
    />
  ),
  play: expectToFit,
}

const dayButton = (day: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-day="${day}"]`)
const focusedDay = (): string | null => document.activeElement?.getAttribute('data-day') ?? null
const goes =
  (from: string, to: string): DocumentedKeyCheck =>
  async ({ press }) => {
    dayButton(from)?.focus()
    await press()
    await waitFor(() => expect(focusedDay()).toBe(to))
  }

const checks: { [Row in keyof typeof calendarKeyTable]: DocumentedKeyCheck } = {
  next: goes('2026-11-24', '2026-11-25'),
  previous: goes('2026-11-24', '2026-11-23'),
  weekLater: goes('2026-11-17', '2026-11-24'),
  weekEarlier: goes('2026-11-24', '2026-11-17'),
  choose: async ({ press }) => {
    const day = dayButton('2026-11-19')
    day?.focus()
    await press()
    await expect(day?.closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true')
    await expect(day).toHaveFocus()
  },
  monthLater: goes('2026-11-24', '2026-12-24'),
}

const keyboard: Story = { render: (_, context) => <Calendar today={today} label={words(context).label} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(calendarKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(calendarKeyTable, checks, 'en') }
