import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { TimeWindowPicker } from './index.ts'
import { timeWindowPickerMeta } from './time-window-picker.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'متى تصل العاملة؟',
    hint: 'تعمل أربع ساعات من لحظة وصولها',
    morning: 'صباحًا',
    evening: 'مساءً',
    night: 'ليلًا بعد التراويح',
    friday: 'لا زيارات صباحية يوم الجمعة',
    nothing: /لا مواعيد متاحة/,
  },
  en: {
    label: 'When should the worker come?',
    hint: 'She works four hours from her arrival',
    morning: 'Morning',
    evening: 'Evening',
    night: 'Night, after Taraweeh',
    friday: 'No morning visits on Friday',
    nothing: /No times available/,
  },
})

const meta = {
  title: 'Components/Inputs/TimeWindowPicker',
  component: TimeWindowPicker,
  parameters: { kit: timeWindowPickerMeta },
  args: { label: '', windows: [], onValueChange: fn() },
  argTypes: { label: { control: false }, windows: { control: false } },
} satisfies Meta<typeof TimeWindowPicker>

export default meta
type Story = StoryObj<typeof TimeWindowPicker>

export const Default: Story = {
  args: { required: true },
  render: (args, context) => (
    <TimeWindowPicker
      {...args}
      label={words(context).label}
      hint={words(context).hint}
      windows={[
        { value: 'morning', label: words(context).morning, from: '07:30', until: '09:30' },
        { value: 'evening', label: words(context).evening, from: '16:00', until: '18:00' },
      ]}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const radio = within(canvasElement).getByRole('radio', { name: new RegExp(words({ globals }).evening) })
    await userEvent.click(radio)
    await expect(args.onValueChange).toHaveBeenCalledWith('evening')
    await expect(radio).toHaveAccessibleName(/4:00.*6:00/)
  },
}

export const Friday: Story = {
  render: (args, context) => (
    <TimeWindowPicker
      {...args}
      label={words(context).label}
      windows={[
        {
          value: 'morning',
          label: words(context).morning,
          from: '07:30',
          until: '09:30',
          closed: words(context).friday,
        },
        { value: 'evening', label: words(context).evening, from: '14:30', until: '16:00' },
      ]}
    />
  ),
}

export const RamadanNight: Story = {
  render: (args, context) => (
    <TimeWindowPicker
      {...args}
      label={words(context).label}
      windows={[
        { value: 'day', label: words(context).morning, from: '11:00', until: '13:00' },
        { value: 'night', label: words(context).night, from: '22:00', until: '00:30' },
      ]}
    />
  ),
}

export const NoneLeft: Story = {
  render: (args, context) => <TimeWindowPicker {...args} label={words(context).label} windows={[]} />,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).nothing)).toBeVisible()
  },
}
