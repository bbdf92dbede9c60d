import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import type { QuoteLinesQuote } from '../quote-lines/index.ts'
import { QuoteLinesPopup } from './index.ts'
import { quoteLinesPopupMeta } from './quote-lines-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'قيمة الزيارات غير المستخدمة',
    tax: 'ضريبتها',
    fee: 'رسوم فسخ العقد',
    feeTax: 'ضريبة رسوم الفسخ',
    refused: 'الطلبات المدفوعة بالأقساط لا تُلغى ولا يُستردّ مبلغها.',
    request: 'متابعة إلى الطلب',
    close: 'إغلاق',
  },
  en: {
    service: 'Value of the visits not used',
    tax: 'VAT on them',
    fee: 'Contract-break fee',
    feeTax: 'VAT on the break fee',
    refused: 'Orders paid in instalments can’t be cancelled or refunded.',
    request: 'Continue to the request',
    close: 'Close',
  },
})

const quoteOf = ({ service, tax, fee, feeTax }: ReturnType<typeof words>): QuoteLinesQuote => ({
  lines: [
    { code: 'unused_service', label: service, rule: 'unused_value', amount: 24_000 },
    { code: 'unused_tax', label: tax, rule: 'unused_value', amount: 3_600 },
    { code: 'break_fee', label: fee, rule: 'break_fee', amount: -6_000 },
    { code: 'break_fee_tax', label: feeTax, rule: 'break_fee', amount: -900 },
  ],
  refund: 20_700,
  fee: 0,
  free: { until: { date: '2026-11-22', time: '07:30' }, over: false },
})

const meta = {
  title: 'Components/Domain/QuoteLinesPopup',
  component: QuoteLinesPopup,
  parameters: { kit: quoteLinesPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    contractNumber: 'CT-001042',
    quote: undefined,
    request: <a href="#cancellation" />,
  },
  argTypes: { quote: { control: false }, request: { control: false } },
} satisfies Meta<typeof QuoteLinesPopup>

export default meta
type Story = StoryObj<typeof QuoteLinesPopup>

export const Default: Story = {
  render: (args, context) => <QuoteLinesPopup {...args} quote={quoteOf(words(context))} />,
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { request, close } = words({ globals })
    await expect(await page.findByRole('link', { name: request })).toHaveAttribute('href', '#cancellation')
    await userEvent.click(page.getByText(close))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Loading: Story = {}

export const Failed: Story = { args: { onRetry: fn() } }

export const Refused: Story = {
  render: (args, context) => <QuoteLinesPopup {...args} refusal={words(context).refused} />,
}
