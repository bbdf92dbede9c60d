import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { TimeWindowPicker } from './index.ts'
import type { TimeWindow } from './index.ts'
import { timeWindowPickerKeyTable } from './time-window-picker.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'نافذة الوصول',
    names: ['صباحًا', 'ظهرًا', 'مساءً'],
    closed: 'الطاقم محجوز',
    error: 'يلزم اختيار وقت الوصول.',
    long: 'في أي وقت من النافذة التي تختارها تصل العاملة مع السائق إلى العنوان الذي حددته في الخطوة السابقة',
  },
  en: {
    label: 'Arrival window',
    names: ['Morning', 'Noon', 'Evening'],
    closed: 'The team is booked',
    error: 'Choose a window to go on.',
    long: 'At any time within the window you choose the worker arrives with the driver at the address you gave',
  },
})

const meta = {
  title: 'Checks/TimeWindowPicker',
  component: TimeWindowPicker,
  tags: ['!autodocs'],
  args: { label: '', windows: [] },
} satisfies Meta<typeof TimeWindowPicker>

export default meta
type Story = StoryObj<typeof TimeWindowPicker>

const times = [
  ['07:30', '09:30'],
  ['11:00', '13:00'],
  ['22:00', '00:30'],
] as const
const windows = ({ names, closed }: ReturnType<typeof words>): TimeWindow[] =>
  times.map(([from, until], index) => ({
    value: String(index),
    label: names[index] ?? '',
    from,
    until,
    ...(index === 1 ? { closed } : {}),
  }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <TimeWindowPicker
            className="w-full"
            label={content.label}
            windows={windows(content)}
            defaultValue="0"
          />
          <TimeWindowPicker
            className="w-72"
            label={content.label}
            windows={windows(content)}
            error={content.error}
          />
          <TimeWindowPicker className="w-72" label={content.label} windows={[]} />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <TimeWindowPicker
        label={long}
        hint={long}
        error={long}
        windows={[{ value: 'a', label: long, from: '22:00', until: '00:30', closed: long }]}
      />
    )
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const radios = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('radio')
const leads =
  (start: number, end: number): DocumentedKeyCheck =>
  async ({ canvas, press }) => {
    const radio = radios(canvas)[start]
    if (radio) await userEvent.click(radio)
    await press()
    await expect(radios(canvas)[end]).toHaveFocus()
    await expect(radios(canvas)[end]).toBeChecked()
  }

const checks: { [Row in keyof typeof timeWindowPickerKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(radios(canvas)[0]).toHaveFocus()
  },
  choose: async ({ canvas, press }) => {
    radios(canvas)[0]?.focus()
    await press()
    await expect(radios(canvas)[0]).toBeChecked()
  },
  // The window in between is disabled, so the focus skips it.
  next: leads(0, 2),
  previous: leads(2, 0),
}

const keyboard: Story = {
  render: (_, context) => <TimeWindowPicker label={words(context).label} windows={windows(words(context))} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(timeWindowPickerKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(timeWindowPickerKeyTable, checks, 'en') }
