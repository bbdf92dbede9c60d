import { instant } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { ZERO_MONEY, requireNonNegative, subtract } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'
import { invoiceTotals } from './lines.ts'
import type { InvoiceLine, InvoiceTotals } from './lines.ts'
import { encodeQr } from './qr.ts'
import type { VatNumber } from './vat-number.ts'

type InBothLanguages = { readonly ar: string; readonly en: string }

/** The agency as the seller on an invoice. */
export type Seller = {
  readonly name: InBothLanguages
  readonly vatNumber: VatNumber
  readonly commercialRegistration: string
  readonly address: InBothLanguages
}

/** A private buyer: a simplified invoice needs no VAT number of the buyer. */
export type Buyer = { readonly name: string; readonly address?: string | undefined }

type Document<Code extends string> = {
  readonly number: string
  readonly issuedAt: Instant
  readonly seller: Seller
  readonly buyer: Buyer
  readonly lines: readonly InvoiceLine<Code>[]
  readonly totals: InvoiceTotals
  /** The text of the QR code, which every simplified invoice must have. */
  readonly qr: string
}

/** An invoice with its tax lines. */
export type TaxInvoice<Code extends string = string> = Document<Code> & { readonly kind: 'invoice' }
/** A document that credits an invoice in whole or in part. */
export type CreditNote<Code extends string = string> = Document<Code> & {
  readonly kind: 'credit_note'
  /** The number of the invoice that the note credits. */
  readonly invoice: string
}

type Issue<Code extends string> = Pick<Document<Code>, 'number' | 'issuedAt' | 'seller' | 'buyer' | 'lines'>

function issue<Code extends string>({ number, issuedAt, seller, buyer, lines }: Issue<Code>): Document<Code> {
  if (lines.length === 0) throw new Refusal('invoice.no_lines')
  const totals = invoiceTotals(lines)
  const { gross: total, vat } = totals
  const qr = encodeQr({ seller: seller.name.ar, vatNumber: seller.vatNumber, issuedAt, total, vat })
  return { number, issuedAt: instant(issuedAt), seller, buyer, lines, totals, qr }
}

/** Creates the tax invoice of the given lines. */
export const createTaxInvoice = <Code extends string>(input: Issue<Code>): TaxInvoice<Code> => ({
  kind: 'invoice',
  ...issue(input),
})

/** Credits all or a part of an invoice, never more than earlier credit notes have left. */
export function createCreditNote<Code extends string>(
  input: Omit<Issue<Code>, 'seller' | 'buyer'> & {
    readonly invoice: TaxInvoice
    readonly creditedBefore?: Money | undefined
  },
): CreditNote<Code> {
  const { invoice, creditedBefore, ...note } = input
  const issued = issue({ ...note, seller: invoice.seller, buyer: invoice.buyer })
  const left = subtract(
    invoice.totals.gross,
    requireNonNegative(creditedBefore ?? ZERO_MONEY, 'creditedBefore'),
  )
  if (issued.totals.gross > left) {
    throw new Refusal('invoice.credit_beyond_invoice', { left, wanted: issued.totals.gross })
  }
  return { kind: 'credit_note', invoice: invoice.number, ...issued }
}
