import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { TextField } from '../text-field/index.ts'
import { errorSummaryKeyTable } from './error-summary.keys.ts'
import { ErrorSummary } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'رقم المبنى',
    texts: ['يلزم رقم المبنى.', 'الرمز البريدي خمسة أرقام.', 'يلزم اختيار الحي من القائمة.'],
    long: 'الرمز البريدي خمسة أرقام كما هو مكتوب في العنوان الوطني المسجل لدى البريد السعودي باسم صاحب العقد',
  },
  en: {
    label: 'Building number',
    texts: [
      'Write the building number.',
      'A postal code has five digits.',
      'Choose the neighbourhood from the list.',
    ],
    long: 'The postal code has five digits as it is written in the national address of the holder of this contract',
  },
})

const meta = {
  title: 'Checks/ErrorSummary',
  component: ErrorSummary,
  tags: ['!autodocs'],
  args: { problems: [], attempt: 1 },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof ErrorSummary>

const problems = (texts: readonly string[]): { field: string; text: string }[] =>
  texts.map((text, index) => ({ field: `check-${index}`, text }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="one">
        <ErrorSummary className="w-96" attempt={1} problems={problems(words(context).texts.slice(0, 1))} />
      </MatrixRow>
      <MatrixRow name="several">
        <ErrorSummary className="w-96" attempt={2} problems={problems(words(context).texts)} />
      </MatrixRow>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [, last] = within(canvasElement).getAllByRole('region')
    await expect(last).toHaveFocus()
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <ErrorSummary attempt={1} problems={problems([words(context).long, `${words(context).long}.`])} />
  ),
  play: expectToFit,
}

const checks: { [Row in keyof typeof errorSummaryKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    canvas.getByRole('region').focus()
    await press()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
  go: async ({ canvas, press }) => {
    canvas.getAllByRole('link')[0]?.focus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await press()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <div className="grid gap-4">
      <ErrorSummary attempt={1} problems={problems(words(context).texts.slice(0, 1))} />
      <TextField id="check-0" label={words(context).label} error={words(context).texts[0]} />
    </div>
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(errorSummaryKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(errorSummaryKeyTable, checks, 'en') }
