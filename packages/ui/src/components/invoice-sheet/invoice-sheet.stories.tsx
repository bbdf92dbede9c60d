import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { invoiceSheet as arabic } from '../../strings/ar.ts'
import { invoiceSheet as english } from '../../strings/en.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { InvoiceSheet, InvoiceSheetSkeleton } from './index.ts'
import type { InvoiceSheetInvoice, SecondLanguage } from './index.ts'
import { invoiceSheetMeta } from './invoice-sheet.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    seller: 'شركة سكينة للعمالة المنزلية',
    sellerAddress: 'طريق الملك فهد، حي العليا، الرياض 12214',
    buyer: 'العميلة',
    buyerAddress: '3412 شارع وادي الذهب، حي الياسمين، الرياض 13322',
    lines: ['باقة أربع زيارات صباحية', 'توصيل العاملة'],
  },
  en: {
    seller: 'Sakina Domestic Work Company',
    sellerAddress: 'King Fahd Road, Al Olaya, Riyadh 12214',
    buyer: 'The customer',
    buyerAddress: '3412 Wadi Aldhahab Street, Al Yasmin, Riyadh 13322',
    lines: ['Four morning visits', 'Bringing the worker'],
  },
})

const invoice = ({
  seller,
  sellerAddress,
  buyer,
  buyerAddress,
  lines: [visits = '', delivery = ''],
}: ReturnType<typeof words>): InvoiceSheetInvoice => ({
  number: 'INV-2026-000042',
  isCreditNote: false,
  state: 'paid',
  stateLabel: '',
  issued: { date: '2026-11-20', time: '18:30' },
  dueDate: null,
  paid: { date: '2026-11-20', time: '18:32' },
  creditOf: null,
  seller: {
    name: seller,
    vatNumber: '310122393500003',
    registration: '1010567890',
    address: sellerAddress,
    phone: '920012345',
  },
  buyer: { name: buyer, vatNumber: null, registration: null, address: buyerAddress, phone: '0501234567' },
  lines: [
    { description: visits, quantity: 4, unitPrice: 9000, amount: 36000, taxPercent: 15, tax: 5400 },
    { description: delivery, quantity: 1, unitPrice: 10000, amount: 10000, taxPercent: 15, tax: 1500 },
  ],
  untaxed: 46000,
  tax: 6900,
  total: 52900,
  due: 0,
  qr: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
})

function beside(context: { readonly globals: Readonly<Record<string, unknown>> }): SecondLanguage {
  return context.globals['locale'] === 'en'
    ? { locale: 'ar', words: arabic }
    : { locale: 'en', words: english }
}

const meta = {
  title: 'Components/Domain/InvoiceSheet',
  component: InvoiceSheet,
  parameters: { kit: invoiceSheetMeta },
  args: { invoice: invoice(words({ globals: {} })) },
  argTypes: { invoice: { control: false }, beside: { control: false } },
} satisfies Meta<typeof InvoiceSheet>

export default meta
type Story = StoryObj<typeof InvoiceSheet>

export const Default: Story = {
  render: (_, context) => (
    <InvoiceSheet
      invoice={invoice(words(context))}
      beside={beside(context)}
      style={{ maxInlineSize: '48rem', padding: '1.25rem' }}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const { qr } = globals['locale'] === 'en' ? english : arabic
    await expect(within(canvasElement).getByRole('img', { name: qr })).toBeVisible()
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(3)
  },
}

/** A credit note names the invoice that it corrects. */
export const CreditNote: Story = {
  render: (_, context) => (
    <InvoiceSheet
      invoice={{
        ...invoice(words(context)),
        number: 'CN-2026-000003',
        isCreditNote: true,
        state: 'credited',
        creditOf: 'INV-2026-000042',
        paid: null,
      }}
      beside={beside(context)}
      style={{ maxInlineSize: '48rem', padding: '1.25rem' }}
    />
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '48rem' }}>
      <InvoiceSheetSkeleton style={{ padding: '1.25rem' }} />
    </SkeletonGroup>
  ),
}
