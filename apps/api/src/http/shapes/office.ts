import type { WireOrder } from '@sakina/api-client/wire/shapes/order'
import type { Application } from '../../application.ts'
import type { Customer } from '../../db/repositories/customers.ts'
import type { ComplaintView } from '../../use-cases/complaints/complaints.ts'
import type { ContractView } from '../../use-cases/contracts/contract-views.ts'
import type { AbsenceView, TouchedTime } from '../../use-cases/office/absences.ts'
import type { OrderView } from '../../use-cases/orders/order-views.ts'
import type { ContractRequestView } from '../../use-cases/requests/request-views.ts'
import type { VisitView } from '../../use-cases/visits/read-visits.ts'
import type { UnconfirmedVisitView } from '../../use-cases/visits/unconfirmed-visits.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { halalasToSar } from '../wire-money.ts'
import { toWireContract } from './contract.ts'
import { formatMobile } from './customer.ts'
import { toWireOrder } from './order.ts'
import { toWireRelation } from './relation.ts'
import { toWireComplaint, toWireCustomerRequest } from './request.ts'
import { toWireVisit } from './visit.ts'

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
export function toWireContact(
  { customerId, workerId, branchId }: ContactOf,
  { customers, catalogue, language }: Pick<OfficeContext, 'customers' | 'catalogue' | 'language'>,
) {
  const customer = customers.get(customerId)
  const worker = workerId == null ? undefined : catalogue.worker.get(workerId)
  const branch = branchId ?? worker?.branchId
  return {
    partner_id:
      customer === undefined
        ? null
        : {
            id: customer.id,
            name: customer.name,
            phone: formatMobile(customer.mobile ?? customer.contactPhone) ?? '',
          },
    branch_id: toWireRelation(branch == null ? undefined : catalogue.branch.get(branch), language),
  }
}

export const toWireOfficeOrder = (view: OrderView, context: OfficeContext) => ({
  ...(toWireOrder(view, context) satisfies WireOrder),
  ...toWireContact(view.order, context),
})

export const toWireOfficeContract = (view: ContractView, context: OfficeContext) => ({
  ...toWireContract(view, context),
  ...toWireContact({ ...view.contract, branchId: view.order.branchId }, context),
})

export const toWireOfficeRequest = (view: ContractRequestView, context: OfficeContext) => ({
  ...toWireCustomerRequest(view, context),
  ...toWireContact({ customerId: view.request.customerId, workerId: view.contract?.workerId }, context),
})

export const toWireOfficeComplaint = (view: ComplaintView, context: OfficeContext) => ({
  ...toWireComplaint(view, context),
  ...toWireContact({ customerId: view.complaint.customerId, workerId: view.contract?.workerId }, context),
})

/** Converts a visit for the office, which sees its own note whatever the state. */
export const toWireOfficeVisit = (view: VisitView, context: OfficeContext) => ({
  ...toWireVisit(view, context),
  ...toWireContact(
    { customerId: view.visit.customerId, workerId: view.visit.workerId ?? view.contract.workerId },
    context,
  ),
  office_note: view.visit.officeNote,
  failure_reason: view.visit.failureReason,
})

/** Converts a visit that nobody confirmed for the office. */
export const toWireUnconfirmedVisit = (
  { view, days, atStake, claim }: UnconfirmedVisitView,
  context: OfficeContext,
) => ({
  ...toWireOfficeVisit(view, context),
  days,
  at_stake: halalasToSar(atStake),
  decide_by: claim?.decideBy.toISOString() ?? null,
  needs_person: claim?.isForPerson ?? false,
})

export const toWireTouched = (
  { workerId, order, contract, visit, customer, first, last, period }: TouchedTime,
  { catalogue, language }: PresentationContext,
) => ({
  employee_id: toWireRelation(catalogue.worker.get(workerId), language),
  order_id: { id: order.id, name: order.number },
  contract_id: contract && { id: contract.id, name: contract.number },
  visit_id: visit && { id: visit.id, name: `${contract?.number ?? ''}/${visit.sequence}` },
  first_day: first,
  last_day: last,
  visit_window: period ?? '',
  ...toWireContact(
    { customerId: customer.id, workerId },
    { catalogue, language, customers: new Map([[customer.id, customer]]) },
  ),
})

export const toWireAbsence = ({ absence, touched }: AbsenceView, context: PresentationContext) => ({
  id: absence.id,
  employee_id: toWireRelation(context.catalogue.worker.get(absence.workerId), context.language),
  from: absence.firstDay,
  to: absence.lastDay,
  reason: absence.reason,
  note: absence.note,
  touched: touched.map((time) => toWireTouched(time, context)),
})
