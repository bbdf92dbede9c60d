import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  expectDialogToFit,
  expectDialogWithErrors,
  expectLockedWhileSubmitting,
} from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import type { QuoteLinesQuote } from '../quote-lines/index.ts'
import { CancellationPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    reasons: [
      { value: 'no_need', label: 'لم أعد بحاجة إلى الخدمة' },
      { value: 'moving', label: 'سأنتقل إلى سكن آخر' },
      { value: 'price', label: 'السعر' },
      { value: 'quality', label: 'جودة الخدمة' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    send: 'إرسال طلب الإلغاء',
    fee: 'رسوم فسخ العقد',
    errors: {
      reason: 'هذا السبب لا ينطبق على هذا العقد.',
      reasonText: 'التفاصيل أطول من ألف حرف.',
    },
    failure: 'تعذّر إرسال الطلب. نرجو المحاولة بعد لحظات.',
    long: 'كررنا الاتصال ثلاث مرات خلال الأسبوع الماضي دون أن يصلنا رد واضح عن موعد العاملة البديلة',
  },
  en: {
    reasons: [
      { value: 'no_need', label: 'I no longer need the service' },
      { value: 'moving', label: 'I am moving home' },
      { value: 'price', label: 'The price' },
      { value: 'quality', label: 'The quality of the service' },
      { value: 'other', label: 'Other reasons' },
    ],
    send: 'Send the cancellation request',
    fee: 'Contract-break fee',
    errors: {
      reason: 'This reason doesn’t apply to this contract.',
      reasonText: 'The details are longer than 1,000 characters.',
    },
    failure: 'We couldn’t send the request. Try again in a moment.',
    long: 'We rang three times during the past week and never got a clear answer about the replacement',
  },
})

const quoteFor = (label: string): QuoteLinesQuote => ({
  lines: [{ code: 'fee', label, rule: 'break_fee', amount: -20_000 }],
  refund: 0,
  fee: 20_000,
})

const meta = {
  title: 'Checks/CancellationPopup',
  component: CancellationPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onValueChange: fn(),
    countTo: 1000,
    reasons: [],
    values: { reason: 'other', reasonText: '' },
    contract: { number: 'CT-001042', service: null, customer: null, phone: null },
    quote: quoteFor(''),
  },
  render: (args, context) => {
    const { fee, reasons } = words(context)
    return <CancellationPopup {...args} quote={args.quote && quoteFor(fee)} reasons={reasons} />
  },
} satisfies Meta<typeof CancellationPopup>

export default meta
type Story = StoryObj<typeof CancellationPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { errors, failure, fee, reasons } = words(context)
    return (
      <CancellationPopup
        {...args}
        quote={quoteFor(fee)}
        reasons={reasons}
        errors={errors}
        failure={failure}
      />
    )
  },
  play: expectDialogWithErrors,
}

export const SentOnce: Story = {
  args: { submitting: true },
  play: expectLockedWhileSubmitting,
}

/** The request cannot be sent before its cost is shown. */
export const NoSendingWithoutAQuote: Story = {
  args: { quote: undefined },
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('button', { name: words({ globals }).send }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const { long, reasons } = words(context)
    return (
      <CancellationPopup
        {...args}
        quote={quoteFor(long)}
        reasons={reasons}
        values={{ ...args.values, reasonText: long }}
        contract={{ number: 'CT-001042'.repeat(6), service: long, customer: long, phone: null }}
        failure={long}
      />
    )
  },
  play: expectDialogToFit,
}
