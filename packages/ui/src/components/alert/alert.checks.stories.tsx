import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { alertKeyTable } from './alert.keys.ts'
import { Alert } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'ينتهي عقدكم قريبًا',
    text: 'تجديده الآن يُبقي العاملة نفسها معكم.',
    act: 'تجديد العقد',
    long: 'تعذّر الاتصال ببوابة الدفع بعد عدة محاولات متتالية ولم يُخصم من بطاقتكم أي مبلغ',
  },
  en: {
    title: 'Your contract ends soon',
    text: 'Renew it now to keep the same worker.',
    act: 'Renew the contract',
    long: 'The payment gateway could not be reached after several attempts, and nothing has been taken from your card',
  },
})

const meta = { title: 'Checks/Alert', component: Alert, tags: ['!autodocs'] } satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof Alert>

const dismiss = fn()

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { title, text, act } = words(context)
    return (
      <Grid>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <MatrixRow key={tone} name={tone}>
            <Alert tone={tone} className="w-full max-w-md">
              {text}
            </Alert>
            <Alert
              tone={tone}
              title={title}
              onDismiss={dismiss}
              action={
                <Button size="sm" variant="secondary">
                  {act}
                </Button>
              }
              className="w-full max-w-md"
            >
              {text}
            </Alert>
          </MatrixRow>
        ))}
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, act } = words(context)
    return (
      <Alert tone="danger" title={long} onDismiss={dismiss} action={<Button size="sm">{act}</Button>}>
        {long} {'INV20260012840000'.repeat(3)}
      </Alert>
    )
  },
  play: expectToFit,
}

const checks: { [Row in keyof typeof alertKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
  dismiss: async ({ canvas, press }) => {
    dismiss.mockClear()
    canvas.getByRole('button').focus()
    await press()
    await expect(dismiss).toHaveBeenCalledOnce()
  },
}

const keyboard: Story = {
  render: (_, context) => <Alert onDismiss={dismiss}>{words(context).text}</Alert>,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(alertKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(alertKeyTable, checks, 'en') }
