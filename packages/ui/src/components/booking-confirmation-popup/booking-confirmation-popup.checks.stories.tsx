import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectDialogInLanguage } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { BookingConfirmationPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { step: 'نتابع إجراءات الاستقدام ونخبركم بكل مرحلة في صفحة التتبّع حتى وصول العاملة إلى مدينتكم.' },
  en: {
    step: 'We follow the recruitment and tell you of each stage on the tracking page until she arrives.',
  },
})

const meta = {
  title: 'Checks/BookingConfirmationPopup',
  component: BookingConfirmationPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    orderNumbers: ['SK-7K2M9QXA', 'SK-Q9ZT4W2B', 'SK-3HN8R5DC'],
    paid: 344850,
    nextSteps: [],
    ordersLink: <a href="#orders" />,
    onCalendar: fn(),
  },
} satisfies Meta<typeof BookingConfirmationPopup>

export default meta
type Story = StoryObj<typeof BookingConfirmationPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { step } = words(context)
    return <BookingConfirmationPopup {...args} nextSteps={[step, step]} />
  },
  play: expectDialogInLanguage,
}

export const LongText: Story = {
  args: { paid: 123456789, orderNumbers: ['SK-7K2M9QXA'.repeat(6)], onCalendar: undefined },
  render: (args, context) => {
    const { step } = words(context)
    return <BookingConfirmationPopup {...args} nextSteps={[`${step} ${step} ${step}`]} />
  },
  play: expectToFit,
}
