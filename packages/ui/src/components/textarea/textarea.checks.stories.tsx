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
import { Textarea } from './index.ts'
import { textareaKeyTable } from './textarea.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'تفاصيل الشكوى',
    hint: 'الموعد وما جرى باختصار',
    error: 'يلزم وصف ما حدث لنتمكن من مساعدتكم.',
    text: 'وصلت العاملة متأخرة ساعة ونصفًا، ولم يكن معها أدوات التنظيف المتفق عليها.\nCall me please.',
    long: 'ما حدث بالتفصيل الذي ترونه مناسبًا، مع التاريخ والوقت واسم من تواصل معكم من فريقنا إن أمكن ذلك',
  },
  en: {
    label: 'Details of the complaint',
    hint: 'The appointment and what happened, in short',
    error: 'Tell us what happened, so that we can help.',
    text: 'The worker came an hour and a half late and without the cleaning tools that were agreed on.\nشكرًا لكم.',
    long: 'Describe what happened in as much detail as you like, with the date, the time and whom you spoke with',
  },
})

const meta = {
  title: 'Checks/Textarea',
  component: Textarea,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof Textarea>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, text } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <Textarea className="w-72" label={label} hint={hint} />
          <Textarea className="w-72" label={label} defaultValue={text} required countTo={200} />
          <Textarea className="w-72" label={label} error={error} rows={2} />
          <Textarea className="w-72" label={label} disabled defaultValue={text} />
          <Textarea className="w-72" label={label} readOnly defaultValue={text} />
        </MatrixRow>
        <MatrixRow name="maxRows=3, too long">
          <Textarea className="w-72" label={label} defaultValue={text.repeat(3)} maxRows={3} countTo={120} />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <Textarea
      label={words(context).long}
      hint={words(context).long}
      error={words(context).long}
      defaultValue={`${words(context).long} ${'Donaudampfschiffahrt'.repeat(5)}`}
      maxRows={30}
      countTo={80}
      optional
    />
  ),
  play: expectToFit,
}

const checks: { [Row in keyof typeof textareaKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
  line: async ({ canvas, press }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await press()
    await expect(canvas.getByRole('textbox')).toHaveValue('1\n')
  },
  leave: async ({ canvas, press }) => {
    canvas.getByRole('textbox').focus()
    await press()
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
}

const keyboard: Story = { render: (_, context) => <Textarea label={words(context).label} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(textareaKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(textareaKeyTable, checks, 'en') }
