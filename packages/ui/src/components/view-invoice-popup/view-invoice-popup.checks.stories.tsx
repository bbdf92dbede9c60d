import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { customerName } from '../../story-kit/people.ts'
import type { InvoiceSheetInvoice } from '../invoice-sheet/index.ts'
import { ViewInvoicePopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'شركة سكينة',
    customer: customerName.ar,
    plan: 'باقة أربع زيارات شهريًا',
    failure: 'تعذّر فتح صفحة الدفع. نرجو المحاولة بعد لحظات.',
    long: 'باقة أربع زيارات صباحية أسبوعية لمدة ستة أشهر مع عاملتين وتوصيل إلى المنزل',
  },
  en: {
    name: 'Sakina Company',
    customer: customerName.en,
    plan: 'Four visits a month',
    failure: 'We couldn’t open the payment page. Try again in a moment.',
    long: 'Four morning visits a week for six months with two workers and delivery to the house',
  },
})

const invoice = (name: string): InvoiceSheetInvoice => ({
  number: 'CN-2026-000042',
  isCreditNote: true,
  state: 'credited',
  stateLabel: '',
  issued: { date: '2026-11-20', time: '18:30' },
  dueDate: null,
  paid: null,
  creditOf: 'INV-2026-000041',
  seller: { name, vatNumber: '310122393500003', registration: null, address: null, phone: null },
  buyer: { name, vatNumber: null, registration: null, address: null, phone: null },
  lines: [{ description: name, quantity: 1, unitPrice: 36000, amount: 36000, taxPercent: 15, tax: 5400 }],
  untaxed: 36000,
  tax: 5400,
  total: 41400,
  due: 0,
  qr: 'AQxCb2JzIFJlY29yZHM=',
})

/** An unpaid tax invoice, the kind that can be paid. */
const unpaidInvoice = (seller: string, customer: string, plan: string): InvoiceSheetInvoice => ({
  ...invoice(seller),
  number: 'INV-2026-000042',
  isCreditNote: false,
  state: 'unpaid',
  dueDate: '2026-11-27',
  creditOf: null,
  buyer: { name: customer, vatNumber: null, registration: null, address: null, phone: null },
  lines: [{ description: plan, quantity: 1, unitPrice: 36000, amount: 36000, taxPercent: 15, tax: 5400 }],
  due: 41400,
})

const meta = {
  title: 'Checks/ViewInvoicePopup',
  component: ViewInvoicePopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), invoice: invoice(''), onPrint: fn() },
} satisfies Meta<typeof ViewInvoicePopup>

export default meta
type Story = StoryObj<typeof ViewInvoicePopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <ViewInvoicePopup
      {...args}
      invoice={unpaidInvoice(words(context).name, words(context).customer, words(context).plan)}
      onPay={fn()}
      failure={words(context).failure}
    />
  ),
  play: expectDialogInLanguage,
}

export const LongText: Story = {
  render: (args, context) => (
    <ViewInvoicePopup {...args} invoice={invoice(words(context).long)} failure={words(context).long} />
  ),
  play: expectDialogToFit,
}

/** While the payment page is opening, the button ignores further presses. */
export const PaidOnce: Story = {
  args: { onPay: fn(), paying: true },
  render: (args, context) => <ViewInvoicePopup {...args} invoice={invoice(words(context).name)} />,
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const [, pay] = within(dialog).getAllByRole('button')
    await userEvent.click(pay ?? dialog)
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** The window shows the title, so the title of the sheet is only read aloud and printed. */
export const OneVisibleTitle: Story = {
  render: (args, context) => <ViewInvoicePopup {...args} invoice={invoice(words(context).name)} />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const titles = within(dialog).getAllByRole('heading')
    await expect(titles.map((title) => title.getBoundingClientRect().height > 4)).toEqual([true, false])
  },
}
