import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { QuoteLines } from './index.ts'
import { quoteLinesMeta } from './quote-lines.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'قيمة الزيارات غير المستخدمة',
    tax: 'ضريبتها',
    lost: 'الزيارة القادمة',
    fee: 'رسوم فسخ العقد',
    feeTax: 'ضريبة رسوم الفسخ',
    refused: 'الطلبات المدفوعة بالأقساط لا تُلغى ولا يُستردّ مبلغها.',
    suspension: 'رسوم الإيقاف',
  },
  en: {
    service: 'Value of the visits not used',
    tax: 'VAT on them',
    lost: 'Next visit',
    fee: 'Contract-break fee',
    feeTax: 'VAT on the break fee',
    refused: 'Orders paid in instalments can’t be cancelled or refunded.',
    suspension: 'Pause fee',
  },
})

const meta = {
  title: 'Components/Domain/QuoteLines',
  component: QuoteLines,
  parameters: { kit: quoteLinesMeta },
  args: { quote: undefined },
  argTypes: { quote: { control: false } },
} satisfies Meta<typeof QuoteLines>

export default meta
type Story = StoryObj<typeof QuoteLines>

const none = {
  count: null,
  total: null,
  unit: 'unknown',
  percent: null,
  base: null,
  hours: null,
  days: null,
} as const
const visits = { ...none, count: 3, total: 4, unit: 'visits' } as const
const notice = { ...none, hours: 48 }

export const Default: Story = {
  render: (_, context) => {
    const { service, tax, lost, fee, feeTax } = words(context)
    return (
      <QuoteLines
        style={{ maxInlineSize: '32rem' }}
        quote={{
          lines: [
            { code: 'unused_service', label: service, rule: 'unused_value', amount: 24_000, basis: visits },
            { code: 'unused_tax', label: tax, rule: 'unused_value', amount: 3_600, basis: visits },
            { code: 'next_visit_lost', label: lost, rule: 'notice_48_hours', amount: -8_000, basis: notice },
            {
              code: 'break_fee',
              label: fee,
              rule: 'break_fee',
              amount: -4_000,
              basis: { ...none, percent: 25, base: 16_000 },
            },
            {
              code: 'break_fee_tax',
              label: feeTax,
              rule: 'break_fee',
              amount: -600,
              basis: { ...none, percent: 15, base: 4_000 },
            },
          ],
          refund: 15_000,
          fee: 0,
          free: { until: { date: '2026-11-20', time: '07:30' }, over: true },
        }}
      />
    )
  },
}

export const LeftToPay: Story = {
  render: (_, context) => (
    <QuoteLines
      style={{ maxInlineSize: '32rem' }}
      quote={{
        lines: [
          {
            code: 'suspension_fee',
            label: words(context).suspension,
            rule: 'suspension_fee',
            amount: -20_000,
          },
        ],
        refund: 0,
        fee: 20_000,
      }}
    />
  ),
}

export const NothingToPay: Story = {
  args: {
    quote: {
      lines: [],
      refund: 0,
      fee: 0,
      free: { until: { date: '2026-11-28', time: '07:30' }, over: false },
    },
    style: { maxInlineSize: '32rem' },
  },
}

export const Loading: Story = { args: { style: { maxInlineSize: '32rem' } } }

export const Failed: Story = { args: { onRetry: fn(), style: { maxInlineSize: '32rem' } } }

export const Refused: Story = {
  render: (_, context) => (
    <QuoteLines quote={undefined} refusal={words(context).refused} style={{ maxInlineSize: '32rem' }} />
  ),
}
