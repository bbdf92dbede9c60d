import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { datePickerMeta } from './date-picker.meta.ts'
import { DatePicker } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    visit: 'يوم الزيارة',
    hint: 'من الغد وحتى ستين يومًا',
    friday: 'لا زيارات صباحية يوم الجمعة',
    birth: 'تاريخ الميلاد',
    birthHint: 'ميلاديًا أو هجريًا، كما في الهوية',
    open: /اختيار من التقويم/,
    early: /قبل أول يوم متاح/,
    read: /الأربعاء 18 فبراير 2026/,
  },
  en: {
    visit: 'Day of the visit',
    hint: 'From tomorrow, up to sixty days ahead',
    friday: 'No morning visits on Friday',
    birth: 'Date of birth',
    birthHint: 'Gregorian or Hijri, as on the identity card',
    open: /Choose from the calendar/,
    early: /before the first available day/,
    read: /Wednesday, 18 February 2026/,
  },
})

const meta = {
  title: 'Components/Inputs/DatePicker',
  component: DatePicker,
  parameters: { kit: datePickerMeta },
  args: { label: '', today: '2026-11-21', onValueChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof DatePicker>

// the Fridays in the weeks that the stories show
const fridays = new Set(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'])

export const Default: Story = {
  args: { min: '2026-11-22', max: '2027-01-20' },
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <DatePicker
        {...args}
        label={words(context).visit}
        hint={words(context).hint}
        isDateUnavailable={(day) => (fridays.has(day) ? words(context).friday : undefined)}
      />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { open, friday } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: open }))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(friday) }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    // Waits until the panel has faded in.
    await waitFor(() => expect(canvas.getByText(friday)).toBeVisible())
    const day = canvasElement.querySelector<HTMLElement>('[data-day="2026-11-25"]')
    if (day) await userEvent.click(day)
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-25')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** A date typed in Arabic digits and in the Hijri calendar, which the year identifies. */
export const TypedHijri: Story = {
  args: { max: '2026-11-21' },
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <DatePicker {...args} label={words(context).birth} hint={words(context).birthHint} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { birth, read } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(birth), '١/٩/١٤٤٧')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-18')
    await expect(canvas.getByText(read)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByLabelText(birth)).toHaveValue('18/02/2026')
  },
}

export const TooEarly: Story = {
  args: { min: '2026-11-22' },
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <DatePicker {...args} label={words(context).visit} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { visit, early } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(visit), '01/11/2026')
    await userEvent.tab()
    await expect(canvas.getByText(early)).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2026-11-01')
  },
}
