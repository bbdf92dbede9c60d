import type {
  Contract as ContractEntity,
  ContractDetail as ContractDetailEntity,
} from '@sakina/api-client/wire/records/contract'
import type {
  ContractRequestQuote as ContractRequestQuoteEntity,
  ContractQuoteLine as PolicyLineEntity,
} from '@sakina/api-client/wire/records/quote'
import { daysBetween, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { add, money } from '@sakina/domain/money'
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
import { optionalDay, optionalInstant, optionalMoney } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { contractStateNames, policyLineNames, specialPackageName } from '../words/portal.ts'
import { formatMobile } from './customer.ts'
import { toQuoteLines, toTaxTotal } from './quote.ts'
import { toLabel, toNumbered, toRelation, toServiceReference } from './relation.ts'
import { toNamedWorker, toWorkerReference } from './worker.ts'

export const toPolicyLines = (
  { lines, unit }: Pick<ContractRequestQuote, 'lines' | 'unit'>,
  language: Language,
): PolicyLineEntity[] =>
  lines.map(({ code, rule, amount, values }) => ({
    code,
    label: localize(policyLineNames[code], language),
    rule,
    // In the policies an amount that the customer receives is positive; in the API one that the
    // customer pays is.
    amount: money(-amount),
    basis: {
      count: values['units'] ?? null,
      total: values['total'] ?? null,
      unit: 'units' in values ? (unit ?? 'unknown') : 'unknown',
      percent: values['percent'] ?? null,
      base: optionalMoney(values['base'] ?? null),
      hours: values['hours'] ?? null,
      days: values['days'] ?? null,
    },
  }))

/** Returns the reference to a service by its id; null without one. */
export const toServiceOfId = (serviceId: number | null, { catalogue, language }: PresentationContext) =>
  toServiceReference(serviceId === null ? undefined : catalogue.service.get(serviceId), language)

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

export function toContract(view: ContractView, context: PresentationContext): ContractEntity {
  const { contract, order, customer, visits, openRequest } = view
  const { catalogue, language } = context
  const plan = contract.planId === null ? undefined : catalogue.plan.get(contract.planId)
  const assigned = workersOf(view).flatMap(
    (workerId) => toWorkerReference({ workerId }, catalogue, language) ?? [],
  )
  const named = toNamedWorker(order, catalogue)
  const startDate = firstServiceDay(view) ?? null
  const endDate = startDate === null ? null : contract.endDate
  const daysLeft = daysBetween(riyadhDay(instant(context.now)), localDate(contract.endDate))
  const resumption = resumptionDates(view, context.now)
  const overdue = view.state === 'defaulted' ? overdueInvoice(view, context) : undefined
  const localizedName = order.package === null ? undefined : bilingualPackageName(catalogue, order.package)
  const planRelation =
    localizedName === undefined
      ? toRelation(plan, language)
      : { id: null, name: localize(localizedName, language) }
  return {
    id: contract.id,
    number: contract.number,
    customer:
      customer === undefined
        ? null
        : { id: customer.id, name: customer.name, phone: formatMobile(customer.phone) ?? '' },
    service:
      order.package === null
        ? toServiceOfId(contract.serviceId, context)
        : { id: null, name: localize(specialPackageName, language), code: 'unknown' },
    plan: planRelation,
    state: toLabel(contractStateNames, view.state, language),
    total: money(contract.total),
    startDate: optionalDay(startDate),
    endDate: optionalDay(endDate),
    orderLines: [
      {
        id: order.id,
        plan: planRelation,
        price: optionalMoney(plan?.listPrice ?? listPriceOf(order)),
      },
    ],
    order: toNumbered(order),
    visitCount: visits.filter(isVisitBought).length,
    visitsDone: visits.filter(isVisitCarriedOut).length,
    visitPeriod: order.window === null ? null : { id: null, name: order.window, code: order.window },
    workers: assigned.length > 0 || named === null ? assigned : [named],
    salary: optionalMoney(plan?.salary ?? null),
    officeNote: contract.officeNote,
    daysLeft: view.state === 'cancelled' || endDate === null ? null : Math.max(0, daysLeft),
    pausesOn: resumption?.pauseFrom ?? null,
    resumesOn: resumption?.planned ?? null,
    earliestResumption: resumption?.earliest ?? null,
    overdueInvoice:
      overdue === undefined ? null : { id: overdue.id, number: overdue.number, due: money(overdue.total) },
    paymentMethod: order.paymentMethod ?? 'unknown',
    isCancellationExcluded: isContractEndingExcluded(view, context.now, context.policies),
    openRequest:
      openRequest === undefined
        ? null
        : { id: openRequest.id, name: openRequest.number, kind: openRequest.kind },
  }
}

export function toContractDetail(view: ContractView, context: PresentationContext): ContractDetailEntity {
  const next = nextVisit(view, context.now)
  const sum = (state: string): number =>
    view.invoices
      .filter((invoice) => invoice.state === state && invoice.kind !== 'credit_note')
      .reduce((total, invoice) => total + invoice.total, 0)
  return {
    ...toContract(view, context),
    nextVisitAt: optionalInstant(next?.startsAt),
    cancelFreeUntil: optionalInstant(freeCancellationEnd(view, context.now, context.policies)),
    paid: money(sum('paid')),
    unpaid: money(sum('unpaid')),
    lines: toQuoteLines(view.order, context.language),
    taxTotal: toTaxTotal(view.order),
    payouts: view.creditNotes.map((creditNote) => toPayout(creditNote, context.policies)),
  }
}

export const toContractRequestQuote = (
  quote: ContractRequestQuote,
  language: Language,
): ContractRequestQuoteEntity => ({
  kind: quote.kind,
  lines: toPolicyLines(quote, language),
  fee: money(quote.fee),
  refund: money(quote.refund),
  remaining: money(quote.refund),
  freeUntil: optionalInstant(quote.freeUntil),
  validUntil: optionalInstant(quote.validUntil),
  voucher: quote.voucher && {
    code: quote.voucher.code,
    outcome: quote.voucher.outcome,
    lastDay: optionalDay(quote.voucher.validTo),
  },
  earliestOn: optionalDay(quote.earliestOn),
  refusal: quote.refusal,
  hash: hashQuote(quote),
})
