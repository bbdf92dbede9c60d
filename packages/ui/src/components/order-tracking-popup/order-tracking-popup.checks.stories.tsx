import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { OrderTrackingPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { long: 'ملاحظة من المكتب كتبها الموظف بنفسه وهي أطول من سطر واحد بكثير' },
  en: { long: 'A note somebody of the office wrote by hand and that is far longer than one line' },
})

const meta = {
  title: 'Checks/OrderTrackingPopup',
  component: OrderTrackingPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    orderNumber: 'SK-9P4W6RZC',
    stages: [
      { code: 'submitted', at: { date: '2026-10-04', time: '10:12' } },
      { code: 'under_review', at: null },
    ],
    page: <a href="#tracking" />,
  },
} satisfies Meta<typeof OrderTrackingPopup>

export default meta
type Story = StoryObj<typeof OrderTrackingPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: expectDialogInLanguage,
}

export const AsksAgain: Story = {
  args: { stages: undefined, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.click(within(within(dialog).getByRole('alert')).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  render: (args, context) => (
    <OrderTrackingPopup
      {...args}
      orderNumber={'SK-9P4W6RZC'.repeat(6)}
      stages={[
        {
          code: 'visa_issued',
          at: { date: '2026-09-30', time: '10:12' },
          note: words(context).long.repeat(4),
        },
        { code: 'received', at: null },
      ]}
    />
  ),
  play: expectDialogToFit,
}
