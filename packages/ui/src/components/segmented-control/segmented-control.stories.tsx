import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, moonIcon, sunIcon } from '../icon/index.ts'
import { SegmentedControl } from './index.ts'
import { segmentedControlMeta } from './segmented-control.meta.ts'

const words = textsInToolbarLanguage({
  ar: { calendar: 'التقويم', kinds: ['ميلادي', 'هجري'], period: 'الفترة', times: ['صباحًا', 'مساءً'] },
  en: {
    calendar: 'Calendar',
    kinds: ['Gregorian', 'Hijri'],
    period: 'Time of day',
    times: ['Morning', 'Evening'],
  },
})

const meta = {
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl,
  parameters: { kit: segmentedControlMeta },
  args: { label: '', options: [], onValueChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof SegmentedControl>

export const Default: Story = {
  render: (args, context) => (
    <SegmentedControl
      {...args}
      label={words(context).calendar}
      options={words(context).kinds.map((label, index) => ({ value: String(index), label }))}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(
      within(canvasElement).getByRole('radio', { name: words({ globals }).kinds[1] ?? '' }),
    )
    await expect(args.onValueChange).toHaveBeenCalledWith('1')
  },
}

export const IconsInAToolbar: Story = {
  args: { hideLabel: true },
  render: (args, context) => (
    <SegmentedControl
      {...args}
      label={words(context).period}
      options={words(context).times.map((label, index) => ({
        value: String(index),
        label,
        icon: <Icon of={index === 0 ? sunIcon : moonIcon} />,
      }))}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('group', { name: words({ globals }).period })).toBeVisible()
  },
}
