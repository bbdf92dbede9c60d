import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { NumberField } from './index.ts'
import { numberFieldMeta } from './number-field.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    identity: 'رقم الهوية أو الإقامة',
    hint: 'عشرة أرقام تبدأ بـ 1 أو 2',
    amount: 'المبلغ المطلوب سحبه',
    riyals: 'ريال',
  },
  en: {
    identity: 'National ID or Iqama number',
    hint: 'Ten digits that begin with 1 or 2',
    amount: 'Amount to withdraw',
    riyals: 'SAR',
  },
})

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  parameters: { kit: numberFieldMeta },
  args: { label: '', onValueChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof NumberField>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <NumberField {...args} label={words(context).identity} hint={words(context).hint} countTo={10} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words({ globals }).identity)
    await userEvent.type(input, '١٠١٢٣٤٥٦٧٢')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1012345672')
    await expect(input).toHaveValue('١٠١٢٣٤٥٦٧٢')
    await userEvent.tab()
    await expect(input).toHaveValue(globals['digits'] === 'arab' ? '١٠١٢٣٤٥٦٧٢' : '1012345672')
  },
}

export const PastedWithMarks: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <NumberField {...args} label={words(context).identity} hint={words(context).hint} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words({ globals }).identity)
    input.focus()
    await userEvent.paste('\u202D۱۰۱۲ ۳۴۵-۶۷۲\u202C')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1012345672')
  },
}

export const Amount: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <NumberField {...args} label={words(context).amount} decimals end={words(context).riyals} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words({ globals }).amount)
    await userEvent.type(input, '١٬١٤٩٫٥٠')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1149.50')
  },
}
