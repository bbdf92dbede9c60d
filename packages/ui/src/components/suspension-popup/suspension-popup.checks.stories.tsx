import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit, expectSentOnce } from '../../story-kit/popup-checks.ts'
import { bothLanguages } from '../../story-kit/index.ts'
import { SuspensionPopup } from './index.ts'

const words = bothLanguages({
  ar: {
    reasons: [
      { value: 'no_need', label: 'لم أعد بحاجة إلى الخدمة' },
      { value: 'booking_error', label: 'خطأ في الحجز' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    send: 'إرسال طلب الإيقاف',
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
    failure: 'We couldn’t send the request. Try again in a moment.',
    long: 'We rang three times during the past week and never got a clear answer about the replacement',
  },
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
    quote: {
      lines: [{ code: 'fee', label: 'VAT', rule: 'break_fee', amount: -20_000 }],
      refund: 0,
      fee: 20_000,
    },
    today: '2026-11-21',
  },
  render: (args, context) => <SuspensionPopup {...args} reasons={words(context).reasons} />,
} satisfies Meta<typeof SuspensionPopup>

export default meta
type Story = StoryObj<typeof SuspensionPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { failure, reasons } = words(context)
    return (
      <SuspensionPopup
        {...args}
        reasons={reasons}
        errors={{ reason: failure, reasonText: failure, suspensionDate: failure, resumeDate: failure }}
        failure={failure}
      />
    )
  },
  play: expectDialogInLanguage,
}

export const SentOnce: Story = {
  args: { submitting: true },
  play: expectSentOnce,
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
        reasons={reasons}
        values={{ ...args.values, reasonText: long }}
        contract={{ number: 'CT-001042'.repeat(6), service: long, customer: long, phone: null }}
        failure={long}
      />
    )
  },
  play: expectDialogToFit,
}
