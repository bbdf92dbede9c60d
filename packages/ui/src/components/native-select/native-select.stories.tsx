import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { NativeSelect } from './index.ts'
import { nativeSelectMeta } from './native-select.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    sort: 'الترتيب',
    sorts: ['الأنسب لكم', 'الأقل سعرًا', 'الأعلى تقييمًا'],
    branch: 'الفرع الأقرب',
    choose: 'اختيار فرع',
    regions: [
      ['الوسطى', ['الرياض، حي العليا', 'بريدة، طريق الملك عبدالعزيز']],
      ['الغربية', ['جدة، حي السلامة']],
    ] as const,
  },
  en: {
    sort: 'Sort by',
    sorts: ['Best for you', 'Lowest price', 'Highest rating'],
    branch: 'Nearest branch',
    choose: 'Choose a branch',
    regions: [
      ['Central', ['Riyadh, Al Olaya', 'Buraydah, King Abdulaziz Road']],
      ['Western', ['Jeddah, Al Salamah']],
    ] as const,
  },
})

const meta = {
  title: 'Components/Inputs/NativeSelect',
  component: NativeSelect,
  parameters: { kit: nativeSelectMeta },
  args: { label: '', options: [], onValueChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof NativeSelect>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <NativeSelect
        {...args}
        label={words(context).sort}
        options={words(context).sorts.map((label, index) => ({ value: String(index), label }))}
      />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const list = within(canvasElement).getByRole('combobox', { name: words({ globals }).sort })
    await userEvent.selectOptions(list, '1')
    await expect(args.onValueChange).toHaveBeenCalledWith('1')
  },
}

export const Grouped: Story = {
  args: { required: true },
  render: (args, context) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <NativeSelect
        {...args}
        label={words(context).branch}
        placeholder={words(context).choose}
        options={words(context).regions.map(([label, branches]) => ({
          label,
          options: branches.map((branch) => ({ value: branch, label: branch })),
        }))}
      />
    </div>
  ),
}
