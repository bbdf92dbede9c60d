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
import { Icon, idCardIcon } from '../icon/index.ts'
import { NumberField } from './index.ts'
import { numberFieldKeyTable } from './number-field.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'رقم التأشيرة',
    hint: 'كما هو مطبوع في التأشيرة',
    error: 'رقم التأشيرة عشرة أرقام، وقد كتبت تسعة.',
    unit: 'ريال',
    long: 'رقم التأشيرة كما هو مطبوع في أعلى الصفحة الأولى من وثيقة التأشيرة الصادرة من منصة مساند',
  },
  en: {
    label: 'Visa number',
    hint: 'As printed on the visa',
    error: 'A visa number has ten digits; you wrote nine.',
    unit: 'SAR',
    long: 'The visa number as it is printed at the top of the first page of the visa document you were issued',
  },
})

const meta = {
  title: 'Checks/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof NumberField>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, unit } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <NumberField className="w-72" label={label} hint={hint} />
          <NumberField className="w-72" label={label} defaultValue="1303456789" required countTo={10} />
          <NumberField className="w-72" label={label} error={error} defaultValue="130345678" />
          <NumberField className="w-72" label={label} disabled defaultValue="1303456789" />
          <NumberField className="w-72" label={label} readOnly defaultValue="1303456789" />
        </MatrixRow>
        <MatrixRow name="start, end">
          <NumberField
            className="w-72"
            label={label}
            start={<Icon of={idCardIcon} />}
            defaultValue="1303456789"
          />
          <NumberField className="w-72" label={label} decimals end={unit} defaultValue="1149.50" />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <NumberField
      label={words(context).long}
      hint={words(context).long}
      error={words(context).long}
      end={words(context).unit}
      defaultValue="13034567891303456789130345678913034567891303456789"
      countTo={10}
      optional
    />
  ),
  play: expectToFit,
}

const checks: { [Row in keyof typeof numberFieldKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
  caret: async ({ canvas, press, key }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox')
    input.focus()
    input.setSelectionRange(3, 3)
    await press()
    await expect(input.selectionStart).toBe(key === 'Home' ? 0 : 10)
    await expect(getComputedStyle(input).direction).toBe('ltr')
  },
}

const keyboard: Story = {
  render: (_, context) => <NumberField label={words(context).label} defaultValue="1303456789" />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(numberFieldKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(numberFieldKeyTable, checks, 'en') }
