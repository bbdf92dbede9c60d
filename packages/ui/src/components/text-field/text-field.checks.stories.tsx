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
import { Icon, searchIcon } from '../icon/index.ts'
import { TextField } from './index.ts'
import { textFieldKeyTable } from './text-field.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'اسم العاملة',
    hint: 'كما هو في جواز السفر',
    error: 'هذا الحقل مطلوب',
    value: 'أكيني',
    long: 'كل ما يحسن أن تعرفه العاملة عن البيت وأهله قبل وصولها من أجهزة ومواعيد وأطفال',
    unit: 'سنة',
  },
  en: {
    label: 'Worker’s name',
    hint: 'As in the passport',
    error: 'This field is required',
    value: 'Akinyi',
    long: 'Write here all the worker should know about your home before she comes: appliances, hours and children',
    unit: 'years',
  },
})

const meta = {
  title: 'Checks/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof TextField>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, value, unit } = words(context)
    return (
      <Grid>
        <MatrixRow name="empty, filled, required, optional">
          <TextField label={label} placeholder={hint} className="w-60" />
          <TextField label={label} defaultValue={value} className="w-60" />
          <TextField label={label} required hint={hint} className="w-60" />
          <TextField label={label} optional hint={hint} className="w-60" />
        </MatrixRow>
        <MatrixRow name="error, disabled, read only">
          <TextField label={label} error={error} hint={hint} required className="w-60" />
          <TextField label={label} disabled defaultValue={value} className="w-60" />
          <TextField label={label} readOnly defaultValue={value} className="w-60" />
        </MatrixRow>
        <MatrixRow name="start and end, counter, e-mail, code">
          <TextField label={label} start={<Icon of={searchIcon} />} end={unit} className="w-60" />
          <TextField label={label} countTo={4} defaultValue={value} hint={hint} className="w-60" />
          <TextField label={label} type="email" defaultValue="noura@example.sa" className="w-60" />
          <TextField
            label={label}
            content="ltr"
            defaultValue="SA03 8000 0000 6080 1016 7519"
            className="w-60"
          />
        </MatrixRow>
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, unit } = words(context)
    return (
      <TextField
        label={long}
        hint={long}
        error={long}
        required
        countTo={200}
        end={unit}
        defaultValue={long}
      />
    )
  },
  play: expectToFit,
}

const checks: { [Row in keyof typeof textFieldKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
  leave: async ({ canvas, press }) => {
    canvas.getByRole('textbox').focus()
    await press()
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
}
const keyboard: Story = {
  render: (_, context) => <TextField label={words(context).label} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(textFieldKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(textFieldKeyTable, checks, 'en') }
