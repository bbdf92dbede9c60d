import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { checkboxKeyTable } from './checkbox.keys.ts'
import { Checkbox, CheckboxGroup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'حفظ البطاقة للمرة القادمة',
    hint: 'نحفظ آخر أربعة أرقام فقط',
    error: 'لا بد من الموافقة لإتمام الطلب.',
    question: 'المهام المطلوبة',
    tasks: ['تنظيف', 'طبخ', 'كي', 'رعاية أطفال'],
    long: 'أوافق على أن تصل العاملة في أي وقت داخل النافذة التي اخترتها، وأن تبدأ الساعات الأربع من لحظة وصولها',
  },
  en: {
    label: 'Save the card for next time',
    hint: 'We keep the last four digits only',
    error: 'You must accept this to place the order.',
    question: 'Tasks needed',
    tasks: ['Cleaning', 'Cooking', 'Ironing', 'Child care'],
    long: 'I accept that the worker may come at any time within the window I chose and that the four hours begin then',
  },
})

const meta = {
  title: 'Checks/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof Checkbox>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, question, tasks } = words(context)
    const options = tasks.map((task, index) => ({ value: task, label: task, disabled: index === 3 }))
    return (
      <Grid>
        <MatrixRow name="states">
          <Checkbox label={label} />
          <Checkbox label={label} defaultChecked hint={hint} />
          <Checkbox label={label} indeterminate />
          <Checkbox label={label} required error={error} />
          <Checkbox label={label} disabled />
          <Checkbox label={label} disabled defaultChecked hint={hint} />
        </MatrixRow>
        <MatrixRow name="group">
          <CheckboxGroup label={question} options={options} defaultValue={tasks.slice(0, 2)} hint={hint} />
          <CheckboxGroup label={question} options={options} required error={error} />
        </MatrixRow>
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <div>
        <Checkbox label={long} hint={long} error={long} />
        <CheckboxGroup label={long} options={[{ value: 'a', label: long, hint: long }]} error={long} />
      </div>
    )
  },
  play: expectToFit,
}

const checks: { [Row in keyof typeof checkboxKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
  toggle: async ({ canvas, press }) => {
    const box = canvas.getByRole('checkbox')
    box.focus()
    await press()
    await expect(box).toBeChecked()
    await press()
    await expect(box).not.toBeChecked()
  },
}

const keyboard: Story = { render: (_, context) => <Checkbox label={words(context).label} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(checkboxKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(checkboxKeyTable, checks, 'en') }
