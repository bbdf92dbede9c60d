import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  expectDialogToFit,
  expectDialogWithErrors,
  expectLockedWhileSubmitting,
} from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import type { QuoteLinesQuote } from '../quote-lines/index.ts'
import { SuspensionPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    reasons: [
      { value: 'no_need', label: 'لم أعد بحاجة إلى الخدمة' },
      { value: 'booking_error', label: 'خطأ في الحجز' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    send: 'إرسال طلب الإيقاف',
    fee: 'رسوم الإيقاف',
    errors: {
      reason: 'هذا السبب لا ينطبق على هذا العقد.',
      reasonText: 'التفاصيل أطول من ألف حرف.',
      suspensionDate: 'يبدأ الإيقاف من الغد على أقرب تقدير.',
      resumeDate: 'يلزم تحديد تاريخ الاستئناف.',
    },
    failure: 'تعذّر إرسال الطلب. نرجو المحاولة بعد لحظات.',
    long: 'كررنا الاتصال ثلاث مرات خلال الأسبوع الماضي دون أن يصلنا رد واضح عن موعد العاملة البديلة',
  },
  en: {
    reasons: [
      { value: 'no_need', label: 'I no longer need the service' },
      { value: 'booking_error', label: 'I booked by mistake' },
      { value: 'other', label: 'Other reasons' },
    ],
    send: 'Send the request',
    fee: 'Pause fee',
    errors: {
      reason: 'This reason doesn’t apply to this contract.',
      reasonText: 'The details are longer than 1,000 characters.',
      suspensionDate: 'The pause starts tomorrow at the earliest.',
      resumeDate: 'Add the date on which the service resumes.',
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
  title: 'Checks/SuspensionPopup',
  component: SuspensionPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onValueChange: fn(),
    countTo: 1000,
    reasons: [],
    values: { reason: 'other', reasonText: '', suspensionDate: '2026-12-01', resumeDate: '' },
    contract: { number: 'CT-001042', service: null, customer: null, phone: null },
    quote: quoteFor(''),
    today: '2026-11-21',
  },
  render: (args, context) => {
    const { fee, reasons } = words(context)
    return <SuspensionPopup {...args} quote={args.quote && quoteFor(fee)} reasons={reasons} />
  },
} satisfies Meta<typeof SuspensionPopup>

export default meta
type Story = StoryObj<typeof SuspensionPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { errors, failure, fee, reasons } = words(context)
    return (
      <SuspensionPopup {...args} quote={quoteFor(fee)} reasons={reasons} errors={errors} failure={failure} />
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
      <SuspensionPopup
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
