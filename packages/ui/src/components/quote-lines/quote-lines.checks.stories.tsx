import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { QuoteLines } from './index.ts'
import type { QuoteLinesQuote } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    fee: 'رسوم فسخ العقد',
    long: 'قيمة ما بقي من أيام العقد دون أجر العاملة ودون ضريبة القيمة المضافة',
    retry: 'إعادة الحساب',
    reasons: [
      '3 من 4 زيارات لم تتم',
      '',
      '3 من 4 أيام متبقية',
      '3 من 4 زيارات اشتكيتم منها في مدتها، فتُعاد كاملة',
      '\u200E25% من 284.25',
      'بقي على موعدها 24 ساعة أو أقل، فلا تُسترد.',
      'عن بقاء 3 أيام بعد نهاية العقد',
      'قيمة ما لم يُستخدم بعد.',
      '3 من 4 أشهر متبقية ضمن فترة التجربة',
      '\u200E15% من 284.25',
      '',
    ],
  },
  en: {
    fee: 'Contract-break fee',
    long: 'The value of the days left in the contract, without the wage of the worker and without VAT',
    retry: 'Recalculate',
    reasons: [
      '3 of 4 visits not made',
      '',
      '3 of 4 days left',
      '3 of 4 visits you complained about in time, refunded in full',
      '25% of 284.25',
      'It is 24 hours away or less, so it is not refunded.',
      'For 3 days the worker stayed after the end',
      'Unused service.',
      '3 of 4 months left, within the trial',
      '15% of 284.25',
      '',
    ],
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
    { code: 'break_fee', label, rule: 'break_fee', amount: 1 - 4_600 - fee },
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
          <QuoteLines quote={{ ...quote(fee, 15_000, 0), voucher: fee }} className="w-80" />
          <QuoteLines quote={{ ...quote(fee, 0, 20_000), notice: fee }} className="w-80" />
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

/** Every amount shows how it was calculated. Lines that share the same basis show it once. */
export const SaysItsNumbers: Story = {
  render: (_, context) => {
    const { fee: label } = words(context)
    const none = {
      count: null,
      total: null,
      unit: 'unknown',
      percent: null,
      base: null,
      hours: null,
      days: null,
    } as const
    const share = { ...none, count: 3, total: 4 }
    return (
      <QuoteLines
        quote={{
          lines: [
            { code: 'a', label, rule: 'unused_value', amount: 1, basis: { ...share, unit: 'visits' } },
            { code: 'b', label, rule: 'unused_value', amount: 1, basis: { ...share, unit: 'visits' } },
            { code: 'c', label, rule: 'unused_value', amount: 1, basis: { ...share, unit: 'days' } },
            { code: 'd', label, rule: 'complaint_in_period', amount: 1, basis: { ...share, unit: 'visits' } },
            {
              code: 'e',
              label,
              rule: 'break_fee',
              amount: -1,
              basis: { ...none, percent: 25, base: 28_425 },
            },
            { code: 'f', label, rule: 'notice_48_hours', amount: -1, basis: { ...none, hours: 24 } },
            { code: 'g', label, rule: 'daily_fine', amount: -1, basis: { ...none, days: 3 } },
            { code: 'h', label, rule: 'unused_value', amount: 1, basis: { ...share, unit: 'unknown' } },
            { code: 'i', label, rule: 'trial_pro_rata', amount: 1, basis: { ...share, unit: 'months' } },
            {
              code: 'j',
              label,
              rule: 'late_in_extension',
              amount: 1,
              basis: { ...none, percent: 15, base: 28_425 },
            },
            { code: 'k', label, rule: 'of_tomorrow', amount: 1, basis: share },
          ],
          refund: 1,
          fee: 0,
        }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { reasons } = words({ globals })
    const terms = within(canvasElement).getAllByRole('term').slice(0, reasons.length)
    const said = terms.map(({ children }) => children[1]?.textContent ?? '')
    await expect(said).toEqual([...reasons])
  },
}

/** An amount to pay is the sum of its lines, so a fee counts positive there. */
export const LinesAddUpToWhatIsToPay: Story = {
  render: (_, context) => <QuoteLines quote={quote(words(context).fee, 0, 20_000)} />,
  play: async ({ canvas }) => {
    const amounts = canvas
      .getAllByRole('definition')
      .map((amount) => amount.querySelector('.sk\\:sr-only')?.textContent ?? '')
      .map((spoken) => Number(spoken.replaceAll(/[^\d.]/g, '')) * (/ناقص|minus/.test(spoken) ? -1 : 1))
    await expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBeCloseTo(amounts.at(-1) ?? 0)
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
