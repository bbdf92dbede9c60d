import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import type { QuoteLinesQuote } from '../quote-lines/index.ts'
import { SuspensionPopup } from './index.ts'
import type { SuspensionPopupProps } from './index.ts'
import { suspensionPopupMeta } from './suspension-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    reasons: [
      { value: 'no_need', label: 'لم أعد بحاجة إلى الخدمة' },
      { value: 'booking_error', label: 'خطأ في الحجز' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    fee: 'رسوم الإيقاف',
    contract: { service: 'خدمة الساعات', customer: 'العميلة' },
    send: 'إرسال طلب الإيقاف',
    radio: 'خطأ في الحجز',
    success: 'استلمنا طلب الإيقاف المؤقت.',
  },
  en: {
    reasons: [
      { value: 'no_need', label: 'I no longer need the service' },
      { value: 'booking_error', label: 'I booked by mistake' },
      { value: 'other', label: 'Other reasons' },
    ],
    fee: 'Pause fee',
    contract: { service: 'Hourly service', customer: 'The customer' },
    send: 'Send the request',
    radio: 'I booked by mistake',
    success: 'suspension request sent successfully',
  },
})

const quoteOf = (context: Parameters<typeof words>[0]): QuoteLinesQuote => ({
  lines: [{ code: 'suspension_fee', label: words(context).fee, rule: 'suspension_fee', amount: -20_000 }],
  refund: 0,
  fee: 20_000,
})

function Filled(props: SuspensionPopupProps): ReactNode {
  const [values, setValues] = useState(props.values)
  return (
    <SuspensionPopup
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
  title: 'Components/Domain/SuspensionPopup',
  component: SuspensionPopup,
  parameters: { kit: suspensionPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onValueChange: fn(),
    countTo: 1000,
    reasons: [],
    values: { reason: '', reasonText: '', suspensionDate: '2026-12-01', resumeDate: '' },
    contract: { number: 'CT-001042', service: null, customer: null, phone: '+966551234567' },
    quote: undefined,
    today: '2026-11-21',
  },
  argTypes: { values: { control: false }, contract: { control: false } },
  render: (args, context) => (
    <Filled
      {...args}
      contract={{ ...args.contract, ...words(context).contract }}
      reasons={words(context).reasons}
      quote={quoteOf(context)}
    />
  ),
} satisfies Meta<typeof SuspensionPopup>

export default meta
type Story = StoryObj<typeof SuspensionPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('radio', { name: words({ globals }).radio }))
    await userEvent.click(page.getByRole('button', { name: words({ globals }).send }))
    await expect(args.onValueChange).toHaveBeenCalledWith('reason', 'booking_error')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** After success a message replaces the form. */
export const RequestReceived: Story = {
  render: (args, context) => <SuspensionPopup {...args} success={words(context).success} />,
}
