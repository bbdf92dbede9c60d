import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { invoiceSheet as arabic } from '../../strings/ar.ts'
import { invoiceSheet as english } from '../../strings/en.ts'
import type { InvoiceSheetInvoice } from '../invoice-sheet/index.ts'
import { ViewInvoicePopup } from './index.ts'
import { viewInvoicePopupMeta } from './view-invoice-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    seller: 'شركة سكينة للعمالة المنزلية',
    buyer: 'العميلة',
    address: 'حي العليا، الرياض',
    line: 'باقة أربع زيارات صباحية',
  },
  en: {
    seller: 'Sakina Domestic Work Company',
    buyer: 'The customer',
    address: 'Al Olaya, Riyadh',
    line: 'Four morning visits',
  },
})

const invoice = ({ seller, buyer, address, line }: ReturnType<typeof words>): InvoiceSheetInvoice => ({
  number: 'INV-2026-000042',
  isCreditNote: false,
  state: 'unpaid',
  stateLabel: '',
  issued: { date: '2026-11-20', time: '18:30' },
  dueDate: '2026-11-27',
  paid: null,
  creditOf: null,
  seller: { name: seller, vatNumber: '310122393500003', registration: '1010567890', address, phone: null },
  buyer: { name: buyer, vatNumber: null, registration: null, address, phone: null },
  lines: [{ description: line, quantity: 4, unitPrice: 9000, amount: 36000, taxPercent: 15, tax: 5400 }],
  untaxed: 36000,
  tax: 5400,
  total: 41400,
  due: 41400,
  qr: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
})

const meta = {
  title: 'Components/Domain/ViewInvoicePopup',
  component: ViewInvoicePopup,
  parameters: { kit: viewInvoicePopupMeta },
  args: { open: true, onOpenChange: fn(), invoice: undefined, onPrint: fn() },
  argTypes: { invoice: { control: false }, beside: { control: false } },
} satisfies Meta<typeof ViewInvoicePopup>

export default meta
type Story = StoryObj<typeof ViewInvoicePopup>

export const Default: Story = {
  args: { onPay: fn() },
  render: (args, context) => (
    <ViewInvoicePopup
      {...args}
      invoice={invoice(words(context))}
      beside={
        context.globals['locale'] === 'en'
          ? { locale: 'ar', words: arabic }
          : { locale: 'en', words: english }
      }
    />
  ),
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const [, pay, print] = within(dialog).getAllByRole('button')
    await userEvent.click(pay ?? dialog)
    await userEvent.click(print ?? dialog)
    await expect(args.onPay).toHaveBeenCalledOnce()
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {}

/** After a failure the customer can retry. */
export const Failing: Story = { args: { onRetry: fn() } }
