import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { codeKeyTable } from './code.keys.ts'
import { Code } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { order: 'رقم الطلب', copied: 'نُسخ', failed: 'تعذّر النسخ' },
  en: { order: 'order number', copied: 'Copied', failed: 'Couldn’t copy' },
})

const meta = {
  title: 'Checks/Code',
  component: Code,
  tags: ['!autodocs'],
  args: { value: 'SO-2026-001284' },
} satisfies Meta<typeof Code>

export default meta
type Story = StoryObj<typeof Code>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Grid>
      {(['regular', 'strong'] as const).map((weight) => (
        <MatrixRow key={weight} name={weight}>
          <Code {...args} weight={weight} />
          <Code {...args} weight={weight} copy={words(context).order} />
        </MatrixRow>
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => <Code value={`INV-${'0123456789'.repeat(6)}`} copy={words(context).order} />,
  play: expectToFit,
}

const copying: Story = {
  render: (args, context) => <Code {...args} copy={words(context).order} />,
}

export const SaysWhenCopyingFailed: Story = {
  ...copying,
  play: async ({ canvas, globals, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words({ globals }).failed))
  },
}

const checks: { [Row in keyof typeof codeKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
  copy: async ({ canvas, press, locale }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    canvas.getByRole('button').focus()
    await press()
    await waitFor(() => expect(copy).toHaveBeenCalledWith('SO-2026-001284'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(words({ globals: { locale } }).copied),
    )
  },
}

export const KeyboardRtl: Story = { ...copying, ...keyboardStory(codeKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...copying, ...keyboardStory(codeKeyTable, checks, 'en') }
