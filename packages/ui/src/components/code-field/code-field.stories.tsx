import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { codeFieldMeta } from './code-field.meta.ts'
import { CodeField } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'رمز الرسالة النصية',
    hint: 'أرسلناه إلى ‎0500000000‎، وهو صالح لخمس دقائق.',
    message: 'رمز الدخول إلى سكينة: 012345\nصالح لخمس دقائق. نرجو ألا يُشارك مع أحد.',
  },
  en: {
    label: 'Code from the text message',
    hint: 'Sent to 0500000000; it works for five minutes.',
    message: '012345 is your Sakina sign-in code. It works for five minutes.',
  },
})

const meta = {
  title: 'Components/Inputs/CodeField',
  component: CodeField,
  parameters: { kit: codeFieldMeta },
  args: { onValueChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof CodeField>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <CodeField {...args} hint={words(context).hint} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByLabelText(words({ globals }).label)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '٠١٢٣٤٥')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('012345')
    await userEvent.tab()
    await expect(input).toHaveValue(globals['digits'] === 'arab' ? '٠١٢٣٤٥' : '012345')
  },
}

export const PastedMessage: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <CodeField {...args} hint={words(context).hint} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { label, message } = words({ globals })
    const input = within(canvasElement).getByLabelText(label)
    input.focus()
    await userEvent.paste(message)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('012345')
    await userEvent.tab()
    await expect(input).toHaveValue(globals['digits'] === 'arab' ? '٠١٢٣٤٥' : '012345')
    await userEvent.clear(input)
    await userEvent.paste('\u200F۰۱۲ ۳۴۵')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('012345')
  },
}
