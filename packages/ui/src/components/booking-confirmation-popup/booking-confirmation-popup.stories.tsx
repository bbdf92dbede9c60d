import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { bookingConfirmationPopupMeta } from './booking-confirmation-popup.meta.ts'
import { BookingConfirmationPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    steps: [
      'نؤكّد لكم اسم العاملة قبل أول زيارة بيوم.',
      'يتصل بك السائق عند الوصول، وينتظر خمس دقائق.',
      'تعمل العاملة أربع ساعات من لحظة وصولها.',
    ],
    calendar: 'إضافة المواعيد إلى التقويم',
  },
  en: {
    steps: [
      'We confirm the worker’s name a day before the first visit.',
      'The driver calls on arrival and waits five minutes.',
      'The worker stays four hours from her arrival.',
    ],
    calendar: 'Add the dates to my calendar',
  },
})

const meta = {
  title: 'Components/Domain/BookingConfirmationPopup',
  component: BookingConfirmationPopup,
  parameters: { kit: bookingConfirmationPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    orderNumbers: ['SK-7K2M9QXA'],
    paid: 114950,
    nextSteps: [],
    ordersLink: <a href="#orders" />,
    onCalendar: fn(),
  },
  argTypes: { ordersLink: { control: false }, nextSteps: { control: false } },
  render: (args, context) => <BookingConfirmationPopup {...args} nextSteps={words(context).steps} />,
} satisfies Meta<typeof BookingConfirmationPopup>

export default meta
type Story = StoryObj<typeof BookingConfirmationPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('button', { name: words({ globals }).calendar }))
    await expect(args.onCalendar).toHaveBeenCalledOnce()
  },
}
