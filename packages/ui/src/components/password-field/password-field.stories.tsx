import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { PasswordField } from './index.ts'
import type { PasswordFieldProps, PasswordStrength } from './index.ts'
import { passwordFieldMeta } from './password-field.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'كلمة المرور',
    fresh: 'كلمة مرور جديدة',
    rule: 'ثمانية أحرف على الأقل، فيها حرف كبير وحرف صغير ورقم.',
    advice: [
      'أحرف أخرى تجعلها أقوى.',
      'أرقام أو كلمة أخرى تجعلها أقوى.',
      'كلمة أطول تكون أقوى.',
      'كلمة واحدة أخرى تجعلها قوية.',
      '',
    ],
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    arabic: /لوحة المفاتيح بالعربية/,
  },
  en: {
    label: 'Password',
    fresh: 'New password',
    rule: 'At least eight characters, with a capital, a small letter and a digit.',
    advice: [
      'Add more characters.',
      'Add digits or another word.',
      'Make it longer.',
      'One more word makes it strong.',
      '',
    ],
    show: 'Show password',
    hide: 'Hide password',
    arabic: /keyboard is set to Arabic/,
  },
})

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  parameters: { kit: passwordFieldMeta },
  args: { label: '', onChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof PasswordField>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <PasswordField {...args} label={words(context).label} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { label, show, hide } = words({ globals })
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(label)
    await userEvent.type(input, 'Riyadh-2030')
    input.setSelectionRange(3, 3)
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveFocus()
    await expect(input.selectionStart).toBe(3)
    await userEvent.click(canvas.getByRole('button', { name: hide }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input.selectionStart).toBe(3)
  },
}

const judge = (text: string): PasswordStrength => {
  if (text.length < 5) return 0
  if (text.length < 8) return 1
  if (text.length < 11) return 2
  return text.length < 14 ? 3 : 4
}

function Fresh({
  content,
  args,
}: {
  content: ReturnType<typeof words>
  args: PasswordFieldProps
}): ReactNode {
  const [value, setValue] = useState('')
  const strength = judge(value)
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <PasswordField
        {...args}
        label={content.fresh}
        hint={content.rule}
        autoComplete="new-password"
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
        {...(value ? { strength, strengthHint: content.advice[strength] } : {})}
      />
    </div>
  )
}

export const WithStrength: Story = {
  render: (args, context) => <Fresh content={words(context)} args={args} />,
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByLabelText(new RegExp(words({ globals }).fresh))
    input.focus()
    await userEvent.paste('nakheel-jeddah-7')
    await expect(input).toHaveValue('nakheel-jeddah-7')
  },
}

export const ArabicKeyboard: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <PasswordField {...args} label={words(context).label} defaultValue="سلام1234" />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).arabic)).toBeVisible()
  },
}
