import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { OrderTrackingPopup } from './index.ts'
import { orderTrackingPopupMeta } from './order-tracking-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: { page: 'صفحة التتبّع', note: 'اعتمدت السفارة الطلب.' },
  en: { page: 'Open the tracking page', note: 'The embassy has approved it.' },
})
const at = (date: string) => ({ date, time: '10:12' })

const meta = {
  title: 'Components/Domain/OrderTrackingPopup',
  component: OrderTrackingPopup,
  parameters: { kit: orderTrackingPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    orderNumber: 'SK-9P4W6RZC',
    stages: [],
    page: <a href="#tracking" />,
  },
  argTypes: { stages: { control: false }, page: { control: false } },
  render: (args, context) => (
    <OrderTrackingPopup
      {...args}
      stages={[
        { code: 'submitted', at: at('2026-10-04') },
        { code: 'under_review', at: at('2026-10-04') },
        { code: 'awaiting_payment', at: at('2026-10-04') },
        { code: 'processing', at: at('2026-10-06') },
        { code: 'visa_started', at: at('2026-10-11') },
        { code: 'visa_in_progress', at: at('2026-10-25') },
        { code: 'visa_issued', at: at('2026-11-12'), note: words(context).note },
        { code: 'travel_arrangements', at: null },
        { code: 'on_the_way', at: null },
        { code: 'arrived', at: null },
        { code: 'received', at: null },
      ]}
    />
  ),
} satisfies Meta<typeof OrderTrackingPopup>

export default meta
type Story = StoryObj<typeof OrderTrackingPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('link', { name: words({ globals }).page })).toHaveAttribute('href')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Loading: Story = {
  render: (args) => <OrderTrackingPopup {...args} stages={undefined} />,
}
