import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { PackageConfirmationPopup } from './index.ts'
import { packageConfirmationPopupMeta } from './package-confirmation-popup.meta.ts'

const words = textsInToolbarLanguage({ ar: { close: 'إغلاق' }, en: { close: 'Close' } })

const meta = {
  title: 'Components/Domain/PackageConfirmationPopup',
  component: PackageConfirmationPopup,
  parameters: { kit: packageConfirmationPopupMeta },
  args: { open: true, onOpenChange: fn(), orderNumber: 'SK-7K2M9QXA', ordersLink: <a href="#orders" /> },
  argTypes: { ordersLink: { control: false } },
} satisfies Meta<typeof PackageConfirmationPopup>

export default meta
type Story = StoryObj<typeof PackageConfirmationPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByText(words({ globals }).close))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
