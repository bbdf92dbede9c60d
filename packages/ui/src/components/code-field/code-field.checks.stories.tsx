import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { codeFieldKeyTable } from './code-field.keys.ts'
import { CodeField } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    hint: 'صالح لخمس دقائق',
    error: 'الرمز غير صحيح أو انتهت مدته.',
    long: 'رمز التحقق الذي أرسلناه قبل قليل في رسالة نصية إلى رقم الجوال الذي كتبتموه في الصفحة السابقة',
  },
  en: {
    hint: 'Works for five minutes',
    error: 'This code is wrong or has expired.',
    long: 'The verification code that we sent a moment ago in a text message to the mobile number you wrote on the page before',
  },
})

const meta = { title: 'Checks/CodeField', component: CodeField, tags: ['!autodocs'] } satisfies Meta<
  typeof CodeField
>

export default meta
type Story = StoryObj<typeof CodeField>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="states">
        <CodeField className="w-72" hint={words(context).hint} />
        <CodeField className="w-72" defaultValue="012345" required />
        <CodeField className="w-72" error={words(context).error} defaultValue="012346" />
        <CodeField className="w-72" disabled defaultValue="012345" />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <CodeField
      label={words(context).long}
      hint={words(context).long}
      error={words(context).long}
      defaultValue="01234501234501234501234501234501234501234"
      optional
    />
  ),
  play: expectToFit,
}

const checks: { [Row in keyof typeof codeFieldKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
  caret: async ({ canvas, press, key }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox')
    input.focus()
    input.setSelectionRange(3, 3)
    await press()
    await expect(input.selectionStart).toBe(key === 'Home' ? 0 : 6)
    await expect(getComputedStyle(input).direction).toBe('ltr')
  },
}

const keyboard: Story = { render: () => <CodeField defaultValue="012345" /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(codeFieldKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(codeFieldKeyTable, checks, 'en') }
