import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, bothLanguages, expectToFit } from '../../story-kit/index.ts'
import { QuoteLines } from './index.ts'
import type { QuoteLinesQuote } from './index.ts'

const words = bothLanguages({
  ar: {
    fee: 'رسوم فسخ العقد',
    long: 'قيمة ما بقي من أيام العقد دون أجر العاملة ودون ضريبة القيمة المضافة',
    retry: 'أعد الحساب',
  },
  en: {
    fee: 'Contract-break fee',
    long: 'The value of the days left in the contract, without the wage of the worker and without VAT',
    retry: 'Work it out again',
  },
})

const meta = {
  title: 'Checks/QuoteLines',
  component: QuoteLines,
  tags: ['!autodocs'],
  args: { quote: undefined, onRetry: fn() },
} satisfies Meta<typeof QuoteLines>

export default meta
type Story = StoryObj<typeof QuoteLines>

const quote = (label: string, refund: number, fee: number): QuoteLinesQuote => ({
  lines: [
    { code: 'unused_service', label, rule: 'unused_value', amount: refund + 4_600 },
    { code: 'break_fee', label, rule: 'break_fee', amount: -4_600 - fee },
    { code: 'new', label, rule: 'of_tomorrow', amount: -1 },
  ],
  refund,
  fee,
  free: { until: { date: '2026-11-20', time: '07:30' }, over: fee > 0 },
})

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ onRetry }, context) => {
    const { fee } = words(context)
    return (
      <Grid>
        <MatrixRow name="to you, to pay, nothing">
          <QuoteLines quote={quote(fee, 15_000, 0)} className="w-80" />
          <QuoteLines quote={quote(fee, 0, 20_000)} className="w-80" />
          <QuoteLines quote={{ lines: [], refund: 0, fee: 0 }} className="w-80" />
        </MatrixRow>
        <MatrixRow name="loading, failed, refused">
          <QuoteLines quote={undefined} className="w-80" />
          <QuoteLines quote={undefined} onRetry={onRetry} className="w-80" />
          <QuoteLines quote={undefined} refusal={fee} className="w-80" />
        </MatrixRow>
      </Grid>
    )
  },
}

export const AsksAgain: Story = {
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words({ globals }).retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  render: (_, context) => <QuoteLines quote={quote(words(context).long, 123_456_789, 0)} />,
  play: expectToFit,
}
