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
import { PhoneField } from './index.ts'
import { phoneFieldKeyTable } from './phone-field.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'رقم الجوال',
    hint: 'عشرة أرقام تبدأ بـ 05',
    error: 'رقم الجوال عشرة أرقام تبدأ بـ 05.',
    long: 'رقم جوال من يستقبل العاملة في المنزل عند وصولها، وسنتصل به قبل الموعد بنصف ساعة للتأكد من العنوان',
  },
  en: {
    label: 'Mobile number',
    hint: 'Ten digits that begin with 05',
    error: 'A mobile number has 10 digits and starts with 05.',
    long: 'The mobile number of the person who meets the worker at home; we call it half an hour before the visit',
  },
})

const meta = {
  title: 'Checks/PhoneField',
  component: PhoneField,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof PhoneField>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <PhoneField className="w-72" label={label} hint={hint} />
          <PhoneField className="w-72" label={label} defaultValue="0501234567" required />
          <PhoneField className="w-72" label={label} error={error} defaultValue="05012" />
          <PhoneField className="w-72" label={label} disabled defaultValue="0501234567" />
          <PhoneField className="w-72" label={label} readOnly defaultValue="0501234567" optional />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <PhoneField label={words(context).long} hint={words(context).long} error={words(context).long} optional />
  ),
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const field = (canvas: Canvas): HTMLInputElement => canvas.getByRole('textbox')

const checks: { [Row in keyof typeof phoneFieldKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(field(canvas)).toHaveFocus()
  },
  caret: async ({ canvas, press, key }) => {
    field(canvas).focus()
    field(canvas).setSelectionRange(3, 3)
    await press()
    await expect(field(canvas).selectionStart).toBe(key === 'Home' ? 0 : '050 123 4567'.length)
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr')
  },
  leave: async ({ canvas, press }) => {
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '00966501234567')
    await press()
    await expect(field(canvas)).not.toHaveFocus()
    await expect(field(canvas)).toHaveValue('050 123 4567')
  },
}

const keyboard: Story = {
  render: (_, context) => <PhoneField label={words(context).label} defaultValue="0501234567" />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(phoneFieldKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(phoneFieldKeyTable, checks, 'en') }
