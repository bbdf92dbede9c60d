import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { PhoneField } from './index.ts'
import { phoneFieldMeta } from './phone-field.meta.ts'

const words = textsInToolbarLanguage({
  ar: { label: 'رقم الجوال', hint: 'نتصل به قبل وصول العاملة بنصف ساعة' },
  en: { label: 'Mobile number', hint: 'We call it half an hour before the worker arrives' },
})

const meta = {
  title: 'Components/Inputs/PhoneField',
  component: PhoneField,
  parameters: { kit: phoneFieldMeta },
  args: { label: '', onValueChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof PhoneField>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <PhoneField {...args} label={words(context).label} hint={words(context).hint} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words({ globals }).label)
    await userEvent.type(input, '٠٥٠١٢٣٤٥٦٧')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0501234567')
    await userEvent.tab()
    await expect(input).toHaveValue('050 123 4567')
  },
}

export const PastedFromContacts: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <PhoneField {...args} label={words(context).label} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words({ globals }).label)
    input.focus()
    await userEvent.paste('\u202A+966 50 123 4567\u202C')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0501234567')
    await userEvent.tab()
    await expect(input).toHaveValue('050 123 4567')
  },
}
