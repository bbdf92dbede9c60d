import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lockup } from '../../art/brand/index.ts'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { invoiceSheet as arabic } from '../../strings/ar.ts'
import { invoiceSheet as english } from '../../strings/en.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { InvoiceSheet, InvoiceSheetSkeleton } from './index.ts'
import type { InvoiceSheetInvoice, SecondLanguage } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'شركة سكينة',
    line: 'باقة أربع زيارات صباحية',
    label: 'قيد الترحيل',
    long: 'باقة أربع زيارات صباحية أسبوعية لمدة ستة أشهر مع عاملتين وتوصيل إلى المنزل وتأمين شامل على العقد',
  },
  en: {
    name: 'Sakina Company',
    line: 'Four morning visits',
    label: 'Being posted',
    long: 'Four morning visits a week for six months with two workers, delivery to the house and full contract insurance',
  },
})

const invoice = (name: string, line: string): InvoiceSheetInvoice => ({
  number: 'INV-2026-000042',
  isCreditNote: false,
  state: 'unpaid',
  stateLabel: '',
  issued: { date: '2026-11-20', time: '18:30' },
  dueDate: '2026-11-27',
  paid: null,
  service: { from: '2026-11-27', until: '2026-12-18' },
  creditOf: null,
  seller: {
    name,
    vatNumber: '310122393500003',
    registration: '1010567890',
    address: name,
    phone: '920012345',
  },
  buyer: { name, vatNumber: null, registration: null, address: null, phone: null },
  lines: [
    { description: line, quantity: 1, unitPrice: 114950, amount: 114950, taxPercent: 15, tax: 17243 },
    { description: line, quantity: null, unitPrice: null, amount: null, taxPercent: null, tax: null },
  ],
  untaxed: 114950,
  tax: 17243,
  total: 132193,
  due: 32193,
  qr: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
})

const beside = (globals: Readonly<Record<string, unknown>>): SecondLanguage =>
  globals['locale'] === 'en' ? { locale: 'ar', words: arabic } : { locale: 'en', words: english }

const meta = {
  title: 'Checks/InvoiceSheet',
  component: InvoiceSheet,
  tags: ['!autodocs'],
  args: { invoice: invoice('', '') },
} satisfies Meta<typeof InvoiceSheet>

export default meta
type Story = StoryObj<typeof InvoiceSheet>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { name, line, label } = words(context)
    return (
      <Grid>
        <MatrixRow name="wide in both languages, narrow in one">
          <InvoiceSheet
            invoice={invoice(name, line)}
            beside={beside(context.globals)}
            logo={<Lockup name={name} />}
            className="w-full p-6"
          />
          <InvoiceSheet
            invoice={{ ...invoice(name, line), state: 'unknown', stateLabel: label, qr: '' }}
            className="w-80"
          />
          <SkeletonGroup className="w-80">
            <InvoiceSheetSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <InvoiceSheet
        invoice={{ ...invoice(long, long), total: 12345678901, untaxed: 12345678901 }}
        beside={beside(context.globals)}
      />
    )
  },
  play: expectToFit,
}
