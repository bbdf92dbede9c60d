import type { WireContract, WireContractDetail } from '@sakina/api-client/wire/shapes/contract'
import type { WireContractRequestQuote, WirePolicyLine } from '@sakina/api-client/wire/shapes/quote'
import { daysBetween, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { add, money, moneyToWire } from '@sakina/domain/money'
import { quoteLineAmount } from '@sakina/domain/pricing'
import { bilingualPackageName } from '../../use-cases/catalogue/special-packages.ts'
import {
  isVisitCarriedOut,
  firstServiceDay,
  freeCancellationEnd,
  isContractEndingExcluded,
  nextVisit,
  resumptionDates,
  isVisitBought,
  isVisitTakingPlace,
} from '../../use-cases/contracts/contract-terms.ts'
import type { ContractView } from '../../use-cases/contracts/contract-views.ts'
import type { ContractRequestQuote } from '../../use-cases/contracts/contract-request-quote.ts'
import { isInvoiceOverdue } from '../../use-cases/invoices/complete-paid-invoice.ts'
import { hashQuote } from '../../use-cases/contracts/quote-contract.ts'
import { toPayout } from '../../use-cases/payments/payouts.ts'
import { workersOfOrder } from '../../use-cases/schedule/workers-of-order.ts'
import { localize, type Language } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { optionalHalalasToSar, halalasToSar } from '../wire-money.ts'
import { contractStateNames, policyLineNames, specialPackageName } from '../words/portal.ts'
import { formatMobile } from './customer.ts'
import { toWirePayout } from './payout.ts'
import { toWireQuoteLines, toWireTaxTotal } from './quote.ts'
import { toWireRelation } from './relation.ts'
import { toWireNamedWorker, toWireWorkerReference } from './worker.ts'

export const toWirePolicyLines = (
  { lines, unit }: Pick<ContractRequestQuote, 'lines' | 'unit'>,
  language: Language,
): WirePolicyLine[] =>
  lines.map(({ code, rule, amount, values }) => ({
    code,
    label: localize(policyLineNames[code], language),
    rule,
    // In the policies an amount that the customer receives is positive; in the API one that the
    // customer pays is.
    amount: moneyToWire(money(-amount)),
    basis: {
      count: values['units'] ?? null,
      total: values['total'] ?? null,
      unit: 'units' in values ? (unit ?? '') : '',
      percent: values['percent'] ?? null,
      base: optionalHalalasToSar(values['base'] ?? null),
      hours: values['hours'] ?? null,
      days: values['days'] ?? null,
    },
  }))

/** Returns the id, the localized name and the code of a service; null without one. */
export const toWireServiceReference = (
  serviceId: number | null,
  { catalogue, language }: PresentationContext,
) => {
  const service = serviceId === null ? undefined : catalogue.service.get(serviceId)
  return service === undefined
    ? null
    : { id: service.id, name: localize(service.name, language), code: service.code }
}

/**
 * The workers of the contract; without one, the workers of its visits that are neither moved nor
 * cancelled.
 */
const workersOf = ({ contract, order, visits }: ContractView): readonly number[] =>
  contract.workerId === null
    ? [...new Set(visits.filter(isVisitTakingPlace).flatMap(({ workerId }) => workerId ?? []))]
    : workersOfOrder({ ...order, workerId: contract.workerId })

/** The office's price of a package before tax; a plan's price is in the catalogue. */
const listPriceOf = ({ package: chosen, quote }: ContractView['order']): number | null =>
  chosen === null || quote === null
    ? null
    : add(quoteLineAmount(quote, 'service'), quoteLineAmount(quote, 'wage'))

const overdueInvoice = ({ invoices }: ContractView, { now, policies }: PresentationContext) =>
  invoices.find((invoice) => isInvoiceOverdue(invoice, now, policies))

export function toWireContract(view: ContractView, context: PresentationContext): WireContract {
  const { contract, order, customer, visits, openRequest } = view
  const { catalogue, language } = context
  const plan = contract.planId === null ? undefined : catalogue.plan.get(contract.planId)
  const assigned = workersOf(view).flatMap(
    (workerId) => toWireWorkerReference({ workerId }, catalogue, language) ?? [],
  )
  const named = toWireNamedWorker(order, catalogue)
  const state = { label: localize(contractStateNames[view.state], language), value: view.state }
  const startDate = firstServiceDay(view) ?? null
  const endDate = startDate === null ? null : contract.endDate
  const daysLeft = daysBetween(riyadhDay(instant(context.now)), localDate(contract.endDate))
  const resumption = resumptionDates(view, context.now)
  const overdue = view.state === 'defaulted' ? overdueInvoice(view, context) : undefined
  const localizedName = order.package === null ? undefined : bilingualPackageName(catalogue, order.package)
  const planRelation =
    localizedName === undefined
      ? toWireRelation(plan, language)
      : { id: null, name: localize(localizedName, language) }
  return {
    id: contract.id,
    name: contract.number,
    partner_id:
      customer === undefined
        ? null
        : { id: customer.id, name: customer.name, phone: formatMobile(customer.phone) ?? '' },
    service_id:
      order.package === null
        ? toWireServiceReference(contract.serviceId, context)
        : { id: null, name: localize(specialPackageName, language), code: 'special_packages' },
    plan_id: planRelation,
    resident_hourly_service_state: state,
    state,
    amount_total: halalasToSar(contract.total),
    date_order: startDate,
    service_end_date: endDate,
    order_line: [
      {
        id: order.id,
        product_template_id: planRelation,
        price_unit: optionalHalalasToSar(plan?.listPrice ?? listPriceOf(order)),
      },
    ],
    order_id: { id: order.id, name: order.number },
    visit_count: visits.filter(isVisitBought).length,
    visits_done: visits.filter(isVisitCarriedOut).length,
    visit_period_id: order.window === null ? null : { id: null, name: order.window, code: order.window },
    employee_ids: assigned.length > 0 || named === null ? assigned : [named],
    salary: optionalHalalasToSar(plan?.salary ?? null),
    office_note: contract.officeNote,
    days_left: view.state === 'cancelled' || endDate === null ? null : Math.max(0, daysLeft),
    pauses_on: resumption?.pauseFrom ?? null,
    resumes_on: resumption?.planned ?? null,
    earliest_resumption: resumption?.earliest ?? null,
    overdue_invoice:
      overdue === undefined
        ? null
        : { id: overdue.id, name: overdue.number, amount_due: halalasToSar(overdue.total) },
    payment_method: order.paymentMethod ?? '',
    cancellation_excluded: isContractEndingExcluded(view, context.now, context.policies),
    open_request:
      openRequest === undefined
        ? null
        : { id: openRequest.id, name: openRequest.number, kind: openRequest.kind },
  }
}

export function toWireContractDetail(view: ContractView, context: PresentationContext): WireContractDetail {
  const next = nextVisit(view, context.now)
  const sum = (state: string): number =>
    view.invoices
      .filter((invoice) => invoice.state === state && invoice.kind !== 'credit_note')
      .reduce((total, invoice) => total + invoice.total, 0)
  return {
    ...toWireContract(view, context),
    next_visit_at: next?.startsAt.toISOString() ?? null,
    cancel_free_until: freeCancellationEnd(view, context.now, context.policies),
    paid_total: halalasToSar(sum('paid')),
    unpaid_total: halalasToSar(sum('unpaid')),
    lines: toWireQuoteLines(view.order, context.language),
    amount_tax: toWireTaxTotal(view.order),
    payouts: view.creditNotes.map((creditNote) => toWirePayout(toPayout(creditNote, context.policies))),
  }
}

export const toWireContractRequestQuote = (
  quote: ContractRequestQuote,
  language: Language,
): WireContractRequestQuote => ({
  kind: quote.kind,
  lines: toWirePolicyLines(quote, language),
  fee: halalasToSar(quote.fee),
  refund: halalasToSar(quote.refund),
  remaining: halalasToSar(quote.refund),
  free_until: quote.freeUntil,
  valid_until: quote.validUntil,
  voucher: quote.voucher && {
    code: quote.voucher.code,
    outcome: quote.voucher.outcome,
    valid_until: quote.voucher.validTo,
  },
  earliest_date: quote.earliestOn,
  refusal: quote.refusal,
  hash: hashQuote(quote),
})
