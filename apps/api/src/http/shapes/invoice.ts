import { money, ZERO_MONEY } from '@sakina/domain/money'
import type {
  Invoice as InvoiceEntity,
  InvoiceDetail as InvoiceDetailEntity,
} from '@sakina/api-client/wire/records/invoice'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { brand } from '../../catalogue/brand.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import { invoiceSeller } from '../../use-cases/invoices/seller.ts'
import type { InvoiceDetail, InvoiceView } from '../../use-cases/invoices/read-invoices.ts'
import { optionalDay, optionalInstant } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { quoteLineNames } from '../words/orders.ts'
import { invoiceStateNames, policyLineNames } from '../words/portal.ts'
import { toLabel, toNumbered, toRelation } from './relation.ts'

const lineNames: Readonly<Record<string, Bilingual>> = { ...policyLineNames, ...quoteLineNames }

/**
 * Names a line: by the bought service, by the label of its code, or by the code itself, which for a
 * charge of the office is the office's own text.
 */
export const describeInvoiceLine = (code: string, bought: string | undefined, language: Language): string => {
  if (code === 'service' && bought !== undefined) return bought
  const name = lineNames[code]
  return name === undefined ? code : localize(name, language)
}

type Context = Pick<PresentationContext, 'catalogue' | 'language'>

function serviceBought({ planId }: InvoiceDetail, { catalogue, language }: Context): string | undefined {
  const plan = planId === null ? undefined : catalogue.plan.get(planId)
  const service = plan && catalogue.service.get(plan.serviceId)
  return plan && service && `${localize(service.name, language)}: ${localize(plan.name, language)}`
}

export function toInvoice(
  { invoice, contractNumber, orderNumber, planId }: InvoiceView,
  { catalogue, language }: Context,
): InvoiceEntity {
  const plan = planId === null ? undefined : catalogue.plan.get(planId)
  const payable = invoice.state === 'unpaid' && invoice.kind !== 'credit_note'
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    total: money(invoice.total),
    due: payable ? money(invoice.total) : ZERO_MONEY,
    state: toLabel(invoiceStateNames, invoice.state, language),
    date: riyadhDay(instant(invoice.issuedAt)),
    dueDate: invoice.dueAt === null ? null : riyadhDay(instant(invoice.dueAt)),
    contract:
      invoice.contractId === null || contractNumber === undefined
        ? null
        : { id: invoice.contractId, name: contractNumber },
    order:
      invoice.orderId === null || orderNumber === undefined
        ? null
        : { id: invoice.orderId, name: orderNumber },
    plan: toRelation(plan, language),
    isPayable: payable,
  }
}

export function toInvoiceDetail(detail: InvoiceDetail, context: Context): InvoiceDetailEntity {
  const { language } = context
  const { invoice, creditOf } = detail
  const bought = serviceBought(detail, context)
  return {
    ...toInvoice(detail, context),
    issuedAt: instant(invoice.issuedAt),
    seller: {
      name: localize(invoiceSeller.name, language),
      vatNumber: invoiceSeller.vatNumber,
      registration: invoiceSeller.commercialRegistration,
      address: localize(invoiceSeller.address, language),
      phone: brand.phone,
    },
    buyer: {
      name: invoice.buyer['name'] ?? '',
      vatNumber: null,
      registration: null,
      address: invoice.buyer['address'] ?? null,
      phone: null,
    },
    lines: invoice.lines.map((line) => ({
      description: describeInvoiceLine(line.code, bought, language),
      quantity: 1,
      unitPrice: money(line.net),
      amount: money(line.net),
      taxPercent: line.net === 0 ? 0 : Math.round((line.vat * 100) / line.net),
      tax: money(line.vat),
    })),
    untaxed: money(invoice.total - invoice.tax),
    tax: money(invoice.tax),
    qr: invoice.qr,
    paidAt: optionalInstant(invoice.paidAt),
    paymentMethod: detail.method ?? 'unknown',
    serviceFrom: optionalDay(detail.service?.from),
    serviceUntil: optionalDay(detail.service?.until),
    creditOf: toNumbered(creditOf),
  }
}
