import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { PaymentPopup } from './index.ts'
import type { PaymentChoice } from './index.ts'
import { paymentPopupMeta } from './payment-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: { instalments: /^أقساط/, warning: 'لا إلغاء ولا استرداد مع الأقساط', pay: /^دفع/ },
  en: { instalments: /^Instalments/, warning: 'No cancellation or refund with instalments', pay: /^Pay/ },
})

const meta = {
  title: 'Components/Domain/PaymentPopup',
  component: PaymentPopup,
  parameters: { kit: paymentPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    amount: 114950,
    orderNumber: 'SK-7K2M9QXA',
    place: { position: 2, count: 3 },
    walletBalance: 150000,
    value: 'card',
    onValueChange: fn(),
    onPay: fn(),
  },
  render: function Render(args) {
    const [method, setMethod] = useState<PaymentChoice>(args.value)
    return <PaymentPopup {...args} value={method} onValueChange={setMethod} />
  },
} satisfies Meta<typeof PaymentPopup>

export default meta
type Story = StoryObj<typeof PaymentPopup>

export const Default: Story = {}

export const InstalmentsWarnFirst: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const said = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('radio', { name: said.instalments }))
    await expect(page.getByRole('alert')).toHaveTextContent(said.warning)
    await userEvent.click(page.getByRole('button', { name: said.pay }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}
