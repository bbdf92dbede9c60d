import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import type { QuoteLinesQuote } from '../quote-lines/index.ts'
import { CancellationPopup } from './index.ts'
import type { CancellationPopupProps } from './index.ts'
import { cancellationPopupMeta } from './cancellation-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    reasons: [
      { value: 'no_need', label: 'لم أعد بحاجة إلى الخدمة' },
      { value: 'moving', label: 'سأنتقل إلى سكن آخر' },
      { value: 'price', label: 'السعر' },
      { value: 'quality', label: 'جودة الخدمة' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    service: 'قيمة الزيارات غير المستخدمة',
    tax: 'ضريبتها',
    fee: 'رسوم فسخ العقد',
    feeTax: 'ضريبة رسوم الفسخ',
    photo: 'صورة مرفقة',
    contract: { service: 'خدمة الساعات', customer: 'العميلة' },
    send: 'إرسال طلب الإلغاء',
    radio: 'السعر',
    arrival: 'إلى البطاقة نفسها خلال 5 إلى 7 أيام عمل',
    pause: 'إيقاف مؤقت',
    success: 'استلمنا طلب الإلغاء.',
    effect: 'الإلغاء مجاني الآن، ويسري فورًا.',
    sendNow: 'إلغاء الآن',
  },
  en: {
    reasons: [
      { value: 'no_need', label: 'I no longer need the service' },
      { value: 'moving', label: 'I am moving home' },
      { value: 'price', label: 'The price' },
      { value: 'quality', label: 'The quality of the service' },
      { value: 'other', label: 'Other reasons' },
    ],
    service: 'Value of the visits not used',
    tax: 'VAT on them',
    fee: 'Contract-break fee',
    feeTax: 'VAT on the break fee',
    photo: 'Attach a picture',
    contract: { service: 'Hourly service', customer: 'The customer' },
    send: 'Send the cancellation request',
    radio: 'The price',
    arrival: 'Back to the same card, in 5 to 7 business days',
    pause: 'Pause the service',
    success: 'cancellation request sent successfully',
    effect: 'Cancelling is free now, and takes effect at once.',
    sendNow: 'Cancel now',
  },
})

const quoteOf = (context: Parameters<typeof words>[0]): QuoteLinesQuote => ({
  lines: [
    { code: 'unused_service', label: words(context).service, rule: 'unused_value', amount: 24_000 },
    { code: 'unused_tax', label: words(context).tax, rule: 'unused_value', amount: 3_600 },
    { code: 'break_fee', label: words(context).fee, rule: 'break_fee', amount: -6_000 },
    { code: 'break_fee_tax', label: words(context).feeTax, rule: 'break_fee', amount: -900 },
  ],
  refund: 20_700,
  fee: 0,
  free: { until: { date: '2026-11-22', time: '07:30' }, over: false },
})

function Filled(props: CancellationPopupProps): ReactNode {
  const [values, setValues] = useState(props.values)
  return (
    <CancellationPopup
      {...props}
      values={values}
      onValueChange={(name, value) => {
        setValues({ ...values, [name]: value })
        props.onValueChange(name, value)
      }}
    />
  )
}

const meta = {
  title: 'Components/Domain/CancellationPopup',
  component: CancellationPopup,
  parameters: { kit: cancellationPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onValueChange: fn(),
    countTo: 1000,
    reasons: [],
    values: { reason: '', reasonText: '' },
    contract: { number: 'CT-001042', service: null, customer: null, phone: '+966551234567' },
    quote: undefined,
  },
  argTypes: { values: { control: false }, contract: { control: false } },
  render: (args, context) => (
    <Filled
      {...args}
      contract={{ ...args.contract, ...words(context).contract }}
      reasons={words(context).reasons}
      quote={quoteOf(context)}
      attachment={
        <FileDrop label={words(context).photo} items={[]} onAdd={fn()} maxBytes={5_000_000} optional />
      }
    />
  ),
} satisfies Meta<typeof CancellationPopup>

export default meta
type Story = StoryObj<typeof CancellationPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('radio', { name: words({ globals }).radio }))
    await userEvent.click(page.getByRole('button', { name: words({ globals }).send }))
    await expect(args.onValueChange).toHaveBeenCalledWith('reason', 'price')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** After success a message replaces the form. */
export const RequestReceived: Story = {
  render: (args, context) => <CancellationPopup {...args} success={words(context).success} />,
}

/**
 * The refund comes first, with when and where it arrives. Alternatives to cancelling are offered
 * before the reason is asked.
 */
export const RefundFirst: Story = {
  render: (args, context) => (
    <Filled
      {...args}
      contract={{ ...args.contract, ...words(context).contract }}
      reasons={words(context).reasons}
      quote={quoteOf(context)}
      arrival={words(context).arrival}
      alternatives={
        <Button size="sm" variant="secondary">
          {words(context).pause}
        </Button>
      }
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getByText(words({ globals }).arrival)).toBeVisible())
    await expect(page.getByRole('button', { name: words({ globals }).pause })).toBeVisible()
  },
}

/** A free cancellation needs no answer of the office, and the button says so. */
export const AtOnce: Story = {
  render: (args, context) => (
    <Filled
      {...args}
      contract={{ ...args.contract, ...words(context).contract }}
      reasons={words(context).reasons}
      quote={quoteOf(context)}
      effect={words(context).effect}
      atOnce
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: words({ globals }).sendNow }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
