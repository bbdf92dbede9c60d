import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { DateText } from '../date-text/index.ts'
import { alertMeta } from './alert.meta.ts'
import { Alert } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'فاتورة بانتظار الدفع',
    text: 'تُدفع قبل',
    end: 'حتى لا تتوقف زياراتكم.',
    pay: 'الدفع الآن',
    dismiss: 'إخفاء الرسالة',
    saved: 'حفظنا عنوانكم الجديد.',
    failed: 'لم يصل المبلغ',
    failedText: 'رفض البنك العملية ولم يُخصم شيء. قد تنجح بطاقة أخرى.',
    ramadan: 'تتغير ساعات الزيارات في رمضان، وستصلكم المواعيد الجديدة قبل أسبوع.',
  },
  en: {
    title: 'An invoice is waiting',
    text: 'Pay it before',
    end: 'so that your visits go on.',
    pay: 'Pay now',
    dismiss: 'Hide this message',
    saved: 'Your new address has been saved.',
    failed: 'The payment did not go through',
    failedText: 'The bank refused it and nothing was taken. Try another card.',
    ramadan: 'Visiting hours change in Ramadan; you will get the new times a week ahead.',
  },
})

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: { kit: alertMeta },
  args: { tone: 'warning' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof Alert>

export const Default: Story = {
  render: (args, context) => {
    const { title, text, end, pay } = words(context)
    return (
      <Alert
        {...args}
        title={title}
        action={
          <Button size="sm" variant="secondary">
            {pay}
          </Button>
        }
      >
        {text} <DateText value="2026-11-30" form="day-month" /> {end}
      </Alert>
    )
  },
}

export const CanBePutAway: Story = {
  args: { tone: 'info', onDismiss: fn() },
  render: (args, context) => <Alert {...args}>{words(context).ramadan}</Alert>,
  play: async ({ canvasElement, args, globals }) => {
    const { dismiss } = words({ globals })
    await userEvent.click(within(canvasElement).getByRole('button', { name: dismiss }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Success: Story = {
  args: { tone: 'success', announce: true },
  render: (args, context) => <Alert {...args}>{words(context).saved}</Alert>,
}

export const Failure: Story = {
  args: { tone: 'danger', announce: true },
  render: (args, context) => (
    <Alert {...args} title={words(context).failed}>
      {words(context).failedText}
    </Alert>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(words({ globals }).failed)
  },
}
