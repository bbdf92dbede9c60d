import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { PaymentPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    failure: 'تعذّر الوصول إلى مزوّد الدفع. طلبكم محجوز، ونرجو المحاولة بعد قليل.',
    wallet: /^المحفظة/,
  },
  en: {
    failure: 'We couldn’t reach the payment provider. Your order is reserved; try again in a moment.',
    wallet: /^Wallet/,
  },
})

const meta = {
  title: 'Checks/PaymentPopup',
  component: PaymentPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    amount: 114950,
    orderNumber: 'SK-7K2M9QXA',
    place: { position: 2, count: 3 },
    walletBalance: 5000,
    value: 'instalments',
    onValueChange: fn(),
    onPay: fn(),
  },
} satisfies Meta<typeof PaymentPopup>

export default meta
type Story = StoryObj<typeof PaymentPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => <PaymentPopup {...args} failure={words(context).failure} />,
  play: async ({ canvasElement, globals }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(dialog).toHaveAttribute('lang', globals['locale'] === 'en' ? 'en' : 'ar')
    // The wallet cannot be chosen if its balance does not cover the amount, and the option says so.
    await expect(within(dialog).getByRole('radio', { name: words({ globals }).wallet })).toBeDisabled()
  },
}

export const SendingStaysOpen: Story = {
  args: { submitting: true, value: 'card' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('button', { busy: true }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onPay).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    amount: 123456789,
    orderNumber: 'SK-7K2M9QXA'.repeat(6),
    invoiceNumber: 'INV-000123'.repeat(6),
  },
  render: (args, context) => {
    const { failure } = words(context)
    return <PaymentPopup {...args} failure={`${failure} ${failure} ${failure}`} />
  },
  play: expectToFit,
}

/** The title asks the question; the label of the group is for screen readers. */
export const QuestionIsAskedOnce: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const label = dialog.querySelector('fieldset fieldset legend, fieldset legend > span')
    await expect(label?.getBoundingClientRect().height).toBeLessThan(4)
  },
}
