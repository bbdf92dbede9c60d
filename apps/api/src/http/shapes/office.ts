import { instant, localDate } from '@sakina/domain/calendar'
import { optionalInstant } from '../optional-values.ts'
import { money } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import type { ContactMessage } from '../../db/repositories/contact-messages.ts'
import type { Customer } from '../../db/repositories/customers.ts'
import type { ComplaintView } from '../../use-cases/complaints/complaints.ts'
import type { ContractView } from '../../use-cases/contracts/contract-views.ts'
import type { AbsenceView, TouchedTime } from '../../use-cases/office/absences.ts'
import type { OrderView } from '../../use-cases/orders/order-views.ts'
import type { ContractRequestView } from '../../use-cases/requests/request-views.ts'
import type { VisitView } from '../../use-cases/visits/read-visits.ts'
import type { UnconfirmedVisitView } from '../../use-cases/visits/unconfirmed-visits.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { toContract } from './contract.ts'
import { formatMobile } from './customer.ts'
import { toOrder } from './order.ts'
import { toNumbered, toRelation } from './relation.ts'
import { toComplaint, toCustomerRequest } from './request.ts'
import { toVisit } from './visit.ts'

/** What an answer to the office needs beside the record: the customers by their ids. */
export type OfficeContext = PresentationContext & {
  readonly app: Pick<Application, 'config' | 'now'>
  readonly customers: ReadonlyMap<string, Pick<Customer, 'id' | 'name' | 'mobile' | 'contactPhone'>>
}

type ContactOf = {
  readonly customerId: string
  readonly workerId: number | null | undefined
  readonly branchId?: number | null
}

/** Whom the office calls about a record, and the branch of its worker, or where the family fetches her. */
export function toContact(
  { customerId, workerId, branchId }: ContactOf,
  { customers, catalogue, language }: Pick<OfficeContext, 'customers' | 'catalogue' | 'language'>,
) {
  const customer = customers.get(customerId)
  const worker = workerId == null ? undefined : catalogue.worker.get(workerId)
  const branch = branchId ?? worker?.branchId
  return {
    customer:
      customer === undefined
        ? null
        : {
            id: customer.id,
            name: customer.name,
            phone: formatMobile(customer.mobile ?? customer.contactPhone) ?? '',
          },
    branch: toRelation(branch == null ? undefined : catalogue.branch.get(branch), language),
  }
}

export const toOfficeOrder = (view: OrderView, context: OfficeContext) => ({
  ...toOrder(view, context),
  ...toContact(view.order, context),
})

export const toOfficeContract = (view: ContractView, context: OfficeContext) => ({
  ...toContract(view, context),
  ...toContact({ ...view.contract, branchId: view.order.branchId }, context),
})

export const toOfficeRequest = (view: ContractRequestView, context: OfficeContext) => ({
  ...toCustomerRequest(view, context),
  ...toContact({ customerId: view.request.customerId, workerId: view.contract?.workerId }, context),
})

export const toOfficeComplaint = (view: ComplaintView, context: OfficeContext) => ({
  ...toComplaint(view, context),
  ...toContact({ customerId: view.complaint.customerId, workerId: view.contract?.workerId }, context),
})

/** Converts a visit for the office, which sees its own note whatever the state. */
export const toOfficeVisit = (view: VisitView, context: OfficeContext) => ({
  ...toVisit(view, context),
  ...toContact(
    { customerId: view.visit.customerId, workerId: view.visit.workerId ?? view.contract.workerId },
    context,
  ),
  officeNote: view.visit.officeNote,
  failureReason: view.visit.failureReason,
})

/** Converts a visit that nobody confirmed for the office. */
export const toUnconfirmedVisit = (
  { view, days, atStake, claim }: UnconfirmedVisitView,
  context: OfficeContext,
) => ({
  ...toOfficeVisit(view, context),
  days,
  atStake: money(atStake),
  decideBy: optionalInstant(claim?.decideBy),
  needsPerson: claim?.isForPerson ?? false,
})

export const toTouched = (
  { workerId, order, contract, visit, customer, first, last, period }: TouchedTime,
  { catalogue, language }: PresentationContext,
) => ({
  worker: toRelation(catalogue.worker.get(workerId), language),
  order: toNumbered(order),
  contract: toNumbered(contract ?? undefined),
  visit: visit && { id: visit.id, name: `${contract?.number ?? ''}/${visit.sequence}` },
  firstDay: localDate(first),
  lastDay: localDate(last),
  window: period ?? ('unknown' as const),
  ...toContact(
    { customerId: customer.id, workerId },
    { catalogue, language, customers: new Map([[customer.id, customer]]) },
  ),
})

export const toAbsence = ({ absence, touched }: AbsenceView, context: PresentationContext) => ({
  id: absence.id,
  worker: toRelation(context.catalogue.worker.get(absence.workerId), context.language),
  from: localDate(absence.firstDay),
  to: localDate(absence.lastDay),
  reason: absence.reason,
  note: absence.note,
  touched: touched.map((time) => toTouched(time, context)),
})

/** A message of the contact form as it is sent. */
export const toContactMessage = (message: ContactMessage) => ({
  id: message.id,
  reference: message.number,
  name: message.name,
  email: message.email,
  phone: formatMobile(message.phone),
  topic: message.topic ?? '',
  message: message.message,
  at: instant(message.createdAt),
  answerBy: optionalInstant(message.answerBy),
  answer: message.answer,
  answeredAt: optionalInstant(message.answeredAt),
})
