import type { WireInvoice, WireInvoiceDetail } from '@sakina/api-client/wire/shapes/invoice'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { brand } from '../../catalogue/brand.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import { invoiceSeller } from '../../use-cases/invoices/seller.ts'
import type { InvoiceDetail, InvoiceView } from '../../use-cases/invoices/read-invoices.ts'
import { localize, type Language } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { halalasToSar } from '../wire-money.ts'
import { quoteLineNames } from '../words/orders.ts'
import { invoiceStateNames, policyLineNames } from '../words/portal.ts'

const states: Readonly<Record<string, Bilingual>> = invoiceStateNames
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

export function toWireInvoice(
  { invoice, contractNumber, orderNumber, planId }: InvoiceView,
  { catalogue, language }: Context,
): WireInvoice {
  const plan = planId === null ? undefined : catalogue.plan.get(planId)
  const state = states[invoice.state]
  const payable = invoice.state === 'unpaid' && invoice.kind !== 'credit_note'
  return {
    id: invoice.id,
    name: invoice.number,
    kind: invoice.kind,
    amount_total: halalasToSar(invoice.total),
    amount_due: payable ? halalasToSar(invoice.total) : 0,
    state: { label: state === undefined ? invoice.state : localize(state, language), value: invoice.state },
    invoice_date: riyadhDay(instant(invoice.issuedAt)),
    due_date: invoice.dueAt === null ? null : riyadhDay(instant(invoice.dueAt)),
    contract_id:
      invoice.contractId === null || contractNumber === undefined
        ? null
        : { id: invoice.contractId, name: contractNumber },
    order_id:
      invoice.orderId === null || orderNumber === undefined
        ? null
        : { id: invoice.orderId, name: orderNumber },
    plan_id: plan === undefined ? null : { id: plan.id, name: localize(plan.name, language) },
    payable,
  }
}

export function toWireInvoiceDetail(detail: InvoiceDetail, context: Context): WireInvoiceDetail {
  const { language } = context
  const { invoice, creditOf } = detail
  const bought = serviceBought(detail, context)
  return {
    ...toWireInvoice(detail, context),
    issued_at: invoice.issuedAt.toISOString(),
    seller: {
      name: localize(invoiceSeller.name, language),
      vat_number: invoiceSeller.vatNumber,
      registration: invoiceSeller.commercialRegistration,
      address: localize(invoiceSeller.address, language),
      phone: brand.phone,
    },
    buyer: {
      name: invoice.buyer['name'] ?? '',
      vat_number: null,
      registration: null,
      address: invoice.buyer['address'] ?? null,
      phone: null,
    },
    lines: invoice.lines.map((line) => ({
      description: describeInvoiceLine(line.code, bought, language),
      quantity: 1,
      unit_price: halalasToSar(line.net),
      amount: halalasToSar(line.net),
      tax_percent: line.net === 0 ? 0 : Math.round((line.vat * 100) / line.net),
      tax: halalasToSar(line.vat),
    })),
    amount_untaxed: halalasToSar(invoice.total - invoice.tax),
    amount_tax: halalasToSar(invoice.tax),
    qr: invoice.qr,
    paid_at: invoice.paidAt?.toISOString() ?? null,
    payment_method: detail.method,
    service_from: detail.service?.from ?? null,
    service_until: detail.service?.until ?? null,
    credit_of: creditOf === undefined ? null : { id: creditOf.id, name: creditOf.number },
  }
}
