import { instant } from '@sakina/domain/calendar'
import { money } from '@sakina/domain/money'
import * as ops from '@sakina/api-client/wire/ops'
import type { previewableActs } from '@sakina/api-client/wire/previewable-acts'
import type { Application } from '../../application.ts'
import type { Customer } from '../../db/repositories/customers.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { MoneyFacts } from '../../db/schema/office.ts'
import { answerContactMessage, readContactMessage } from '../../use-cases/contact/answer-contact-message.ts'
import { listOfficeComplaints } from '../../use-cases/complaints/complaints.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import {
  endAbsence,
  listAbsences,
  previewAbsence,
  readAbsence,
  recordAbsence,
} from '../../use-cases/office/absences.ts'
import { branchLimitOf, requireOwnBranch } from '../../use-cases/office/branch-limit.ts'
import { answerComplaint, answerNotice, readOfficeNotice } from '../../use-cases/office/answer-complaints.ts'
import { answerContractRequest } from '../../use-cases/office/answer-requests.ts'
import { cancelContract, issueCharge, setContractState } from '../../use-cases/office/change-contracts.ts'
import { adjustWallet, setPasswordChangeRequired, grantVoucher } from '../../use-cases/office/customers.ts'
import {
  setRefundState,
  clearRateLimits,
  resendOutboxMessage,
  runBackgroundJobs,
} from '../../use-cases/office/maintenance.ts'
import {
  advanceOrderStage,
  assignWorker,
  cancelOrder,
  setPackagePrice,
  releaseOrderHold,
} from '../../use-cases/office/change-orders.ts'
import { decideOffer, offerWorker } from '../../use-cases/orders/offer-worker.ts'
import { recordStaffAct } from '../../use-cases/office/office-command.ts'
import { type MoneyCommand, previewAct } from '../../use-cases/office/money-command.ts'
import * as lists from '../../use-cases/office/office-lists.ts'
import { findRecordId } from '../../use-cases/office/find-record.ts'
import { makeDriverLink } from '../../use-cases/office/make-driver-link.ts'
import { listFreeWorkersOfOrder } from '../../use-cases/office/free-workers-of-order.ts'
import {
  moveVisitByOffice,
  listFreeWorkersOfVisit,
  reassignVisit,
} from '../../use-cases/office/reassign-visit.ts'
import { listInvoices, listPayments, readClosing } from '../../use-cases/office/money.ts'
import { recordOrderPayment, sendPaymentLink } from '../../use-cases/office/record-order-payment.ts'
import { recordPayment } from '../../use-cases/office/record-payment.ts'
import { listRecruitment } from '../../use-cases/office/recruitment.ts'
import { listUploads, listUploadViews, openUpload } from '../../use-cases/office/uploads.ts'
import { listWorkerActs, setWorkerAvailability } from '../../use-cases/office/workers.ts'
import { voidCharge } from '../../use-cases/office/void-charge.ts'
import { decideVisit, previewVisitState, setVisitState } from '../../use-cases/office/set-visit-state.ts'
import { listUnconfirmedVisits } from '../../use-cases/visits/unconfirmed-visits.ts'
import { checkOrderPayments } from '../../use-cases/payments/check-payment.ts'
import { listOfficeRequests } from '../../use-cases/requests/request-views.ts'
import type { SignedInStaff } from '../../use-cases/staff/signed-in-staff.ts'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { optionalDay, optionalInstant } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import { decodeBody } from '../decode.ts'
import { defineRoute, type Route } from '../route.ts'
import { describeInvoiceLine, toInvoice } from '../shapes/invoice.ts'
import {
  toContactMessage,
  toAbsence,
  toContact,
  toOfficeComplaint,
  toOfficeContract,
  toOfficeOrder,
  toOfficeRequest,
  toOfficeVisit,
  toTouched,
  toUnconfirmedVisit,
  type OfficeContext,
} from '../shapes/office.ts'
import { toNumbered, toRelation } from '../shapes/relation.ts'
import { addressLine } from '../shapes/address-line.ts'
import { toVisit } from '../shapes/visit.ts'
import { toWorker } from '../shapes/worker.ts'
import { readPresentationContext } from '../presentation-context.ts'

/** The query of a list, limited to the branches of the person who asks. */
const ofBranches = <Query extends object>(query: Query, staff: SignedInStaff | undefined) => ({
  ...query,
  branches: branchLimitOf(staff),
})

/** What the answers about records of these customers are written with. */
const officeContext = async (
  app: Application,
  language: Language,
  customerIds: readonly string[],
): Promise<OfficeContext> => ({
  ...(await readPresentationContext(app, language)),
  app,
  customers: await lists.readCustomersOf(app, customerIds),
})

const shownOrder = async (app: Application, id: string, language: Language) => {
  const view = await lists.readOfficeOrderById(app, id)
  return toOfficeOrder(view, await officeContext(app, language, [view.order.customerId]))
}

const shownContract = async (app: Application, id: string, language: Language) => {
  const view = await lists.readOfficeContractById(app, id)
  return toOfficeContract(view, await officeContext(app, language, [view.contract.customerId]))
}

const shownVisit = async (app: Application, id: string, language: Language) => {
  const view = await lists.readOfficeVisitById(app, id)
  return toOfficeVisit(view, await officeContext(app, language, [view.visit.customerId]))
}

const shownRequest = async (app: Application, id: string, language: Language) => {
  const view = await lists.readOfficeRequestById(app, id)
  return toOfficeRequest(view, await officeContext(app, language, [view.request.customerId]))
}

const shownComplaint = async (app: Application, id: string, language: Language) => {
  const view = await lists.readOfficeComplaintById(app, id)
  return toOfficeComplaint(view, await officeContext(app, language, [view.complaint.customerId]))
}

const shownRefund = async (app: Application, id: string, language: Language) => {
  const view = await lists.readOfficeRefundById(app, id)
  return toRefund(view, await officeContext(app, language, [view.refund.customerId]))
}

const shownInvoice = async (app: Application, id: string, language: Language) =>
  toInvoice(await lists.readOfficeInvoiceById(app, id), {
    catalogue: await app.catalogue.read(),
    language,
  })

const shownNotice = async (app: Application, id: string, language: Language) => {
  const { row, title, text, failed } = await readOfficeNotice(app, id, language)
  const context = await officeContext(app, language, [row.customerId])
  const { customer } = toContact({ customerId: row.customerId, workerId: null }, context)
  return {
    id: row.id,
    kind: row.kind,
    title,
    text,
    at: instant(row.createdAt),
    readAt: optionalInstant(row.readAt),
    customer,
    failed,
  }
}

const freeWorkers = async (app: Application, workers: readonly WorkerRow[], language: Language) => {
  const catalogue = await app.catalogue.read()
  return workers.map((worker) => toWorker(worker, catalogue, language))
}

/** Which of an order and its contract an act is about, so that it goes by either number. */
const recordKindOf = (operation: (typeof previewableActs)[number]): 'order' | 'contract' | undefined => {
  if (operation === 'opsSetContractState' || operation === 'opsCancelContract') return 'contract'
  if (operation === 'opsIssueCharge') return 'contract'
  const isOfOrder =
    operation === 'opsAdvanceOrder' ||
    operation === 'opsAssignWorker' ||
    operation === 'opsPriceOrder' ||
    operation === 'opsRecordOrderPayment' ||
    operation === 'opsSendPaymentLink' ||
    operation === 'opsCancelOrder'
  return isOfOrder ? 'order' : undefined
}

/** A person who may cancel contracts answers for saying that it is the family's fault. */
const byPerson = <Body extends object>(
  operation: string,
  body: Body,
  staff: SignedInStaff | undefined,
): Body & { readonly manager?: string } =>
  staff === undefined || operation !== 'opsCancelContract' ? body : { ...body, manager: staff.name }

const toCustomer = (customer: Customer) => ({
  id: customer.id,
  name: customer.name,
  login: customer.login,
  mobile: customer.mobile,
  contactPhone: customer.contactPhone,
  mustChangePassword: customer.mustChangePassword,
  createdAt: instant(customer.createdAt),
  privacyVersion: customer.privacyVersion,
  privacySeenAt: optionalInstant(customer.privacySeenAt),
})

const relationTo = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name }

const toRefund = (
  { refund, method, paymentRef, order, contract, invoiceId, invoiceNumber, due }: lists.RefundView,
  context: OfficeContext,
) => ({
  ...toContact(
    {
      customerId: refund.customerId,
      workerId: contract?.workerId ?? order?.workerId,
      branchId: order?.branchId ?? null,
    },
    context,
  ),
  id: refund.id,
  amount: money(refund.amount),
  state: refund.state,
  reason: refund.creditNoteId === null ? 'paid_twice' : 'credit_note',
  order: toNumbered(order),
  contract: toNumbered(contract),
  invoice: relationTo(invoiceId, invoiceNumber),
  method,
  due: instant(due),
  note: refund.note,
  paymentRef: paymentRef,
})

type UnfinishedRow = Pick<
  Awaited<ReturnType<typeof lists.listOfficeOutbox>>['items'][number],
  'id' | 'kind' | 'attempts' | 'deadAt' | 'nextAt' | 'lastError'
>

const toOutboxRow = (row: UnfinishedRow) => ({
  id: row.id,
  kind: row.kind,
  attempts: row.attempts,
  dead: row.deadAt !== null,
  nextAt: instant(row.nextAt),
  error: row.lastError,
})

const toMoneyFacts = (facts: MoneyFacts, { worker }: Catalogue, language: Language): ops.MoneyFacts => ({
  order: facts.order ?? '',
  contract: facts.contract ?? '',
  record: facts.record ?? '',
  invoiced: money(facts.invoiced),
  credited: money(facts.credited),
  unpaid: money(facts.unpaid),
  refunded: money(facts.refunded),
  wallet: money(facts.wallet),
  vouchers: facts.vouchers,
  workers: (facts.workers ?? []).flatMap((id) => {
    const name = worker.get(id)?.name
    return name === undefined ? [] : localize(name, language)
  }),
})

const customerNamed = (customers: OfficeContext['customers'], id: string | null) => {
  const customer = id === null ? undefined : customers.get(id)
  return customer === undefined ? null : { id: customer.id, name: customer.name }
}

type ActRow = Awaited<ReturnType<typeof lists.listOfficeActs>>['items'][number]

const toAct = (act: ActRow, { catalogue, language, customers }: OfficeContext) => ({
  id: act.id,
  operation: act.operation,
  recordId: act.recordId,
  customerId: act.customerId,
  customer: customerNamed(customers, act.customerId),
  by: act.actedBy,
  reason: act.reason,
  staffId: act.staffId,
  from: act.actedFrom,
  before: act.before && toMoneyFacts(act.before, catalogue, language),
  after: act.after && toMoneyFacts(act.after, catalogue, language),
  at: instant(act.at),
})

/** The acts that can be previewed by their operations. */
const acts: Readonly<
  Record<
    (typeof previewableActs)[number],
    (app: Application, body: unknown) => (command: MoneyCommand) => Promise<unknown>
  >
> = {
  opsAdvanceOrder: (app, body) => {
    const sent = decodeBody(ops.opsAdvanceOrder, body)
    return (command) => advanceOrderStage(app, command, sent)
  },
  opsAssignWorker: (app, body) => {
    const sent = decodeBody(ops.opsAssignWorker, body)
    return (command) => assignWorker(app, command, sent)
  },
  opsReassignVisit: (app, body) => {
    const sent = decodeBody(ops.opsReassignVisit, body)
    return (command) => reassignVisit(app, command, sent)
  },
  opsMoveVisit: (app, body) => {
    const sent = decodeBody(ops.opsMoveVisit, body)
    return (command) => moveVisitByOffice(app, command, sent)
  },
  opsSetVisitState: (app, body) => {
    const sent = decodeBody(ops.opsSetVisitState, body)
    return (command) => setVisitState(app, command, sent)
  },
  opsPriceOrder: (app, body) => {
    const sent = decodeBody(ops.opsPriceOrder, body)
    return (command) => setPackagePrice(app, command, sent)
  },
  opsCancelOrder: (app, body) => {
    const { reason } = decodeBody(ops.opsCancelOrder, body)
    return (command) => cancelOrder(app, command, reason)
  },
  opsSetContractState: (app, body) => {
    const sent = decodeBody(ops.opsSetContractState, body)
    return (command) => setContractState(app, command, sent)
  },
  opsCancelContract: (app, body) => {
    const sent = decodeBody(ops.opsCancelContract, body)
    return (command) => cancelContract(app, command, sent)
  },
  opsIssueCharge: (app, body) => {
    const sent = decodeBody(ops.opsIssueCharge, body)
    return (command) => issueCharge(app, command, sent)
  },
  opsRecordPayment: (app, body) => {
    const sent = decodeBody(ops.opsRecordPayment, body)
    return (command) => recordPayment(app, command, sent)
  },
  opsRecordOrderPayment: (app, body) => {
    const sent = decodeBody(ops.opsRecordOrderPayment, body)
    return (command) => recordOrderPayment(app, command, sent)
  },
  opsSendPaymentLink: (app, body) => {
    decodeBody(ops.opsSendPaymentLink, body)
    return (command) => sendPaymentLink(app, command)
  },
  opsVoidCharge: (app, body) => {
    decodeBody(ops.opsVoidCharge, body)
    return (command) => voidCharge(app, command)
  },
  opsAnswerRequest: (app, body) => {
    const sent = decodeBody(ops.opsAnswerRequest, body)
    return (command) => answerContractRequest(app, command, sent)
  },
  opsAnswerComplaint: (app, body) => {
    const { state, note } = decodeBody(ops.opsAnswerComplaint, body)
    return (command) => answerComplaint(app, command, { state, note })
  },
  opsDecideVisit: (app, body) => {
    const sent = decodeBody(ops.opsDecideVisit, body)
    return (command) => decideVisit(app, command, sent)
  },
  opsMarkRefund: (app, body) => {
    const sent = decodeBody(ops.opsMarkRefund, body)
    return (command) => setRefundState(app, command, sent)
  },
  opsAdjustWallet: (app, body) => {
    const sent = decodeBody(ops.opsAdjustWallet, body)
    return (command) => adjustWallet(app, command, sent)
  },
  opsGrantVoucher: (app, body) => {
    const sent = decodeBody(ops.opsGrantVoucher, body)
    return (command) => grantVoucher(app, command, sent)
  },
}

const lookingUp: readonly Route[] = [
  defineRoute(ops.opsListOrders, async ({ app, query, staff, language }) => {
    const page = await lists.listOfficeOrders(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ order }) => order.customerId),
    )
    return mapPage(page, (view) => toOfficeOrder(view, context))
  }),
  defineRoute(ops.opsListRecruitment, async ({ app, query, staff, language }) => {
    const { counts, ...page } = await listRecruitment(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ order }) => order.customerId),
    )
    return { ...mapPage(page, (view) => toOfficeOrder(view, context)), counts }
  }),
  defineRoute(ops.opsListInvoices, async ({ app, query, staff, language }) => {
    const { counts, ...page } = await listInvoices(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ customerId }) => customerId),
    )
    return {
      ...mapPage(page, ({ view, isOverdue, ...row }) => ({
        ...toInvoice(view, context),
        tax: money(view.invoice.tax),
        isOverdue,
        ...toContact({ ...row, workerId: null }, context),
      })),
      counts: counts.map(({ sum, ...part }) => ({ ...part, sum: money(sum) })),
    }
  }),
  defineRoute(ops.opsListPayments, async ({ app, query, staff, language }) => {
    const { counts, ...page } = await listPayments(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ customerId }) => customerId),
    )
    return {
      ...mapPage(page, (row) => ({
        id: row.id,
        method: row.method,
        state: row.state,
        amount: money(row.amount),
        refunded: money(row.refunded),
        paymentRef: row.paymentRef,
        at: instant(new Date(row.at)),
        order: relationTo(row.orderId, row.orderNumber),
        invoice: relationTo(row.invoiceId, row.invoiceNumber),
        ...toContact({ ...row, workerId: null }, context),
      })),
      counts: counts.map(({ sum, ...part }) => ({ ...part, sum: money(sum) })),
    }
  }),
  defineRoute(ops.opsGetClosing, async ({ app, query, staff, language }) => {
    const { payments, vat } = await readClosing(app, ofBranches(query, staff))
    const { branch } = await app.catalogue.read()
    return {
      payments: payments.map(({ branchId, received, returned, ...row }) => ({
        ...row,
        branch: toRelation(branch.get(branchId ?? 0), language),
        received: money(received),
        returned: money(returned),
      })),
      vat: vat.map(({ branchId, taxed, untaxed, tax, total, ...row }) => ({
        ...row,
        branch: toRelation(branch.get(branchId ?? 0), language),
        taxed: money(taxed),
        untaxed: money(untaxed),
        tax: money(tax),
        total: money(total),
      })),
    }
  }),
  defineRoute(ops.opsListContracts, async ({ app, query, staff, language }) => {
    const page = await lists.listOfficeContracts(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ contract }) => contract.customerId),
    )
    return mapPage(page, (view) => toOfficeContract(view, context))
  }),
  defineRoute(ops.opsListRequests, async ({ app, query, staff, language }) => {
    const page = await listOfficeRequests(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ request }) => request.customerId),
    )
    return mapPage(page, (view) => toOfficeRequest(view, context))
  }),
  defineRoute(ops.opsListComplaints, async ({ app, query, staff, language }) => {
    const page = await listOfficeComplaints(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ complaint }) => complaint.customerId),
    )
    return mapPage(page, (view) => toOfficeComplaint(view, context))
  }),
  defineRoute(ops.opsListVisits, async ({ app, query, staff, language }) => {
    const page = await lists.listOfficeVisits(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ visit }) => visit.customerId),
    )
    return mapPage(page, (view) => toOfficeVisit(view, context))
  }),
  defineRoute(ops.opsListRefunds, async ({ app, query, staff, language }) => {
    const page = await lists.listOfficeRefunds(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ refund }) => refund.customerId),
    )
    return mapPage(page, (view) => toRefund(view, context))
  }),
  defineRoute(ops.opsListCustomers, async ({ app, query, staff }) =>
    mapPage(await lists.searchCustomers(app, ofBranches(query, staff)), toCustomer),
  ),
  defineRoute(ops.opsListFreeWorkers, async ({ app, params, query, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    return freeWorkers(app, await listFreeWorkersOfOrder(app, id, query.from), language)
  }),
  defineRoute(ops.opsListFreeWorkersOfVisit, async ({ app, params, language }) => {
    const id = await findRecordId(app, params.id)
    return freeWorkers(app, await listFreeWorkersOfVisit(app, id), language)
  }),
  defineRoute(ops.opsListAbsences, async ({ app, query, staff, language }) => {
    const context = await readPresentationContext(app, language)
    return mapPage(await listAbsences(app, ofBranches(query, staff)), (absence) =>
      toAbsence(absence, context),
    )
  }),
  defineRoute(ops.opsListUploads, async ({ app, query, staff }) =>
    mapPage(await listUploads(app, ofBranches(query, staff)), (paper) => ({
      id: paper.id,
      purpose: paper.purpose,
      type: paper.mediaType,
      size: paper.size,
      customer: { id: paper.customerId, name: paper.customerName },
      usedBy: paper.usedBy,
      createdAt: instant(paper.createdAt),
    })),
  ),
  defineRoute(ops.opsListUploadViews, async ({ app, query, staff }) =>
    mapPage(await listUploadViews(app, ofBranches(query, staff)), (view) => ({
      paperId: view.uploadId,
      purpose: view.purpose,
      customerId: view.customerId,
      by: view.viewedBy,
      reason: view.reason,
      at: instant(view.at),
    })),
  ),
  defineRoute(ops.opsListContactMessages, async ({ app, query }) =>
    mapPage(await lists.listOfficeContactMessages(app, query), toContactMessage),
  ),
  defineRoute(ops.opsListAvailabilityAlerts, async ({ app, query, language }) => {
    const { plan, region, city } = await app.catalogue.read()
    return mapPage(await lists.listOfficeAlerts(app, query), ({ alert, customerEmail, customerMobile }) => ({
      id: alert.id,
      plan: toRelation(alert.planId === null ? undefined : plan.get(alert.planId), language),
      date: optionalDay(alert.day),
      region: toRelation(alert.stateId === null ? undefined : region.get(alert.stateId), language),
      city: toRelation(alert.cityId === null ? undefined : city.get(alert.cityId), language),
      email: alert.email ?? customerEmail,
      mobile: alert.mobile ?? customerMobile,
      at: instant(alert.createdAt),
      answeredAt: optionalInstant(alert.answeredAt),
    }))
  }),
  defineRoute(ops.opsListNotices, async ({ app, query, staff, language }) => {
    const asked = ofBranches({ ...query, language }, staff)
    return mapPage(await lists.listOfficeNotices(app, asked), ({ row, words, deliveries }) => ({
      id: row.id,
      kind: row.kind,
      title: words.title,
      text: words.text,
      customerId: row.customerId,
      about: row.about,
      at: instant(row.createdAt),
      readAt: optionalInstant(row.readAt),
      deliveries: deliveries.map((message) => ({
        ...toOutboxRow(message),
        // A message that was refused for good is done as well, but has an error instead of a time
        // of sending.
        sentAt: message.lastError === null ? optionalInstant(message.doneAt) : null,
      })),
    }))
  }),
  defineRoute(ops.opsListActs, async ({ app, query, staff, language }) => {
    const page = await lists.listOfficeActs(app, ofBranches(query, staff))
    const ids = page.items.flatMap(({ customerId }) => customerId ?? [])
    const context = await officeContext(app, language, ids)
    return mapPage(page, (act) => toAct(act, context))
  }),
  defineRoute(ops.opsListCustomerActs, async ({ app, params, query, staff, language }) => {
    const asked = ofBranches({ ...query, customer: params.id }, staff)
    const page = await lists.listCustomerActs(app, asked)
    const context = await officeContext(app, language, [params.id])
    return mapPage(page, (act) => toAct(act, context))
  }),
  defineRoute(ops.opsListWorkerActs, async ({ app, params, query, language }) => {
    const context = await officeContext(app, language, [])
    return mapPage(await listWorkerActs(app, { ...query, id: params.id }), (act) => toAct(act, context))
  }),
  defineRoute(ops.opsGetOrder, async ({ app, params, language }) =>
    shownOrder(app, await findRecordId(app, params.id, 'order'), language),
  ),
  defineRoute(ops.opsGetContract, async ({ app, params, language }) =>
    shownContract(app, await findRecordId(app, params.id, 'contract'), language),
  ),
  defineRoute(ops.opsGetCustomer, async ({ app, params, language }) => {
    const { customer, addresses, wallet } = await lists.readOfficeCustomer(app, params.id)
    const catalogue = await app.catalogue.read()
    return {
      ...toCustomer(customer),
      email: customer.email,
      isMobileVerified: customer.provedAt !== null,
      isEmailVerified: customer.emailProvedAt !== null,
      wallet: money(wallet),
      addresses: addresses.map((address) => addressLine(address, { catalogue, language })),
    }
  }),
  defineRoute(ops.opsListCustomerInvoices, async ({ app, params, query, staff, language }) => {
    const asked = ofBranches({ ...query, customer: params.id }, staff)
    const catalogue = await app.catalogue.read()
    return mapPage(await lists.listCustomerInvoices(app, asked), (view) =>
      toInvoice(view, { catalogue, language }),
    )
  }),
  defineRoute(ops.opsGetVisit, async ({ app, params, language }) =>
    shownVisit(app, await findRecordId(app, params.id), language),
  ),
  defineRoute(ops.opsGetRequest, async ({ app, params, language }) =>
    shownRequest(app, await findRecordId(app, params.id), language),
  ),
  defineRoute(ops.opsGetComplaint, async ({ app, params, language }) =>
    shownComplaint(app, await findRecordId(app, params.id), language),
  ),
  defineRoute(ops.opsGetInvoice, async ({ app, params, language }) => {
    const view = await lists.readOfficeInvoiceById(app, await findRecordId(app, params.id))
    const { invoice } = view
    const context = await officeContext(app, language, [invoice.customerId])
    const { payment, branchId } = await lists.readInvoiceFacts(app, invoice)
    return {
      ...toInvoice(view, context),
      descriptions: invoice.lines.map(({ code }) => describeInvoiceLine(code, undefined, language)),
      payment: payment === undefined ? null : { ...payment, at: instant(payment.at) },
      ...toContact({ customerId: invoice.customerId, workerId: null, branchId }, context),
    }
  }),
  defineRoute(ops.opsGetRefund, async ({ app, params, language }) => shownRefund(app, params.id, language)),
  defineRoute(ops.opsGetNotice, async ({ app, params, language }) => shownNotice(app, params.id, language)),
  defineRoute(ops.opsGetContactMessage, async ({ app, params }) =>
    toContactMessage(await readContactMessage(app, await findRecordId(app, params.id))),
  ),
  defineRoute(ops.opsListOutbox, async ({ app, query }) =>
    mapPage(await lists.listOfficeOutbox(app, query), toOutboxRow),
  ),
]

const acting: readonly Route[] = [
  defineRoute(ops.opsAdvanceOrder, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await advanceOrderStage(app, { operation: 'opsAdvanceOrder', id, content: body, key, staff }, body)
    return shownOrder(app, id, language)
  }),
  defineRoute(ops.opsOfferWorker, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await offerWorker(app, { operation: 'opsOfferWorker', id, content: body, key, staff }, body)
    return shownOrder(app, id, language)
  }),
  defineRoute(ops.opsDecideOffer, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await decideOffer(app, { operation: 'opsDecideOffer', id, content: body, key, staff }, body)
    return shownOrder(app, id, language)
  }),
  defineRoute(ops.opsAssignWorker, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await assignWorker(app, { operation: 'opsAssignWorker', id, content: body, key, staff }, body)
    return shownOrder(app, id, language)
  }),
  defineRoute(ops.opsReassignVisit, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    await reassignVisit(app, { operation: 'opsReassignVisit', id, content: body, key, staff }, body)
    return shownVisit(app, id, language)
  }),
  defineRoute(ops.opsMoveVisit, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    const command = { operation: 'opsMoveVisit', id, content: body, key, staff }
    return shownVisit(app, await moveVisitByOffice(app, command, body), language)
  }),
  defineRoute(ops.opsPriceOrder, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await setPackagePrice(app, { operation: 'opsPriceOrder', id, content: body, key, staff }, body)
    return shownOrder(app, id, language)
  }),
  defineRoute(
    ops.opsReleaseOrderHold,
    async ({ app, params, body, idempotencyKey: key, staff, language }) => {
      const id = await findRecordId(app, params.id, 'order')
      await releaseOrderHold(app, { operation: 'opsReleaseOrderHold', id, content: body, key, staff })
      return shownOrder(app, id, language)
    },
  ),
  defineRoute(ops.opsCheckPayment, async ({ app, params, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await checkOrderPayments(app, id)
    await recordStaffAct(app, staff, { operation: 'opsCheckPayment', id, reason: null })
    return shownOrder(app, id, language)
  }),
  defineRoute(ops.opsCancelOrder, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await cancelOrder(app, { operation: 'opsCancelOrder', id, content: body, key, staff }, body.reason)
    return shownOrder(app, id, language)
  }),
  defineRoute(ops.opsSendPaymentLink, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'order')
    await sendPaymentLink(app, { operation: 'opsSendPaymentLink', id, content: body, key, staff })
    return shownOrder(app, id, language)
  }),
  defineRoute(
    ops.opsRecordOrderPayment,
    async ({ app, params, body, idempotencyKey: key, staff, language }) => {
      const id = await findRecordId(app, params.id, 'order')
      const command = { operation: 'opsRecordOrderPayment', id, content: body, key, staff }
      await recordOrderPayment(app, command, body)
      return shownOrder(app, id, language)
    },
  ),
  defineRoute(
    ops.opsSetContractState,
    async ({ app, params, body, idempotencyKey: key, staff, language }) => {
      const id = await findRecordId(app, params.id, 'contract')
      const command = { operation: 'opsSetContractState', id, content: body, key, staff }
      await setContractState(app, command, body)
      return shownContract(app, id, language)
    },
  ),
  defineRoute(ops.opsCancelContract, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id, 'contract')
    const command = { operation: 'opsCancelContract', id, content: body, key, staff }
    await cancelContract(app, command, byPerson('opsCancelContract', body, staff))
    return shownContract(app, id, language)
  }),
  defineRoute(ops.opsIssueCharge, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const contract = await findRecordId(app, params.id, 'contract')
    const command = { operation: 'opsIssueCharge', id: contract, content: body, key, staff }
    const id = await issueCharge(app, command, body)
    return shownInvoice(app, id, language)
  }),
  defineRoute(ops.opsVoidCharge, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    await voidCharge(app, { operation: 'opsVoidCharge', id, content: body, key, staff })
    return shownInvoice(app, id, language)
  }),
  defineRoute(ops.opsRecordPayment, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    await recordPayment(app, { operation: 'opsRecordPayment', id, content: body, key, staff }, body)
    return shownInvoice(app, id, language)
  }),
  defineRoute(ops.opsAnswerRequest, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    const command = { operation: 'opsAnswerRequest', id, content: body, key, staff }
    await answerContractRequest(app, command, body)
    return shownRequest(app, id, language)
  }),
  defineRoute(ops.opsAnswerComplaint, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    const command = { operation: 'opsAnswerComplaint', id, content: body, key, staff }
    await answerComplaint(app, command, { state: body.state, note: body.note, staff })
    return shownComplaint(app, id, language)
  }),
  defineRoute(ops.opsSetVisitState, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    const command = { operation: 'opsSetVisitState', id, content: body, key, staff }
    await setVisitState(app, command, body)
    return shownVisit(app, id, language)
  }),
  defineRoute(ops.opsListUnconfirmedVisits, async ({ app, query, staff, language }) => {
    const page = await listUnconfirmedVisits(app, ofBranches(query, staff))
    const context = await officeContext(
      app,
      language,
      page.items.map(({ view }) => view.visit.customerId),
    )
    return mapPage(page, (view) => toUnconfirmedVisit(view, context))
  }),
  defineRoute(ops.opsDecideVisit, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const id = await findRecordId(app, params.id)
    await decideVisit(app, { operation: 'opsDecideVisit', id, content: body, key, staff }, body)
    return shownVisit(app, id, language)
  }),
  defineRoute(ops.opsPreviewVisit, async ({ app, params, query: { state: to, fault } }) => {
    const { isUsed, refund, ...preview } = await previewVisitState(app, await findRecordId(app, params.id), {
      to,
      fault,
    })
    return { ...preview, isUsed, refund: money(refund) }
  }),
  defineRoute(ops.opsMakeDriverLink, async ({ app, body, staff, language }) => {
    const branches = branchLimitOf(staff)
    await requireOwnBranch(app, branches, body)
    const { link, opensAt, closesAt, visits } = await makeDriverLink(app, body, { staff, branches })
    const context = await readPresentationContext(app, language)
    return {
      link,
      opensAt: instant(opensAt),
      closesAt: instant(closesAt),
      visits: visits.map((view) => toVisit(view, context)),
    }
  }),
  defineRoute(ops.opsMarkRefund, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const command = { operation: 'opsMarkRefund', id: params.id, content: body, key, staff }
    await setRefundState(app, command, body)
    return shownRefund(app, params.id, language)
  }),
  defineRoute(ops.opsAnswerNotice, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const command = { operation: 'opsAnswerNotice', id: params.id, content: body, key, staff }
    await answerNotice(app, command, body)
    return shownNotice(app, params.id, language)
  }),
  defineRoute(ops.opsAnswerContactMessage, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const id = await findRecordId(app, params.id)
    const command = { operation: 'opsAnswerContactMessage', id, content: body, key, staff }
    await answerContactMessage(app, command, body)
    return toContactMessage(await readContactMessage(app, id))
  }),
  defineRoute(ops.opsOpenUpload, async ({ app, params, body, staff }) => {
    const { id, purpose, mediaType, content } = await openUpload(app, params.id, { ...body, staff })
    return { id, purpose, type: mediaType, content: content.toString('base64') }
  }),
  defineRoute(ops.opsFlagPasswordChange, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const command = { operation: 'opsFlagPasswordChange', id: params.id, content: body, key, staff }
    await setPasswordChangeRequired(app, command, body.required)
    return { message: null }
  }),
  defineRoute(ops.opsAdjustWallet, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const command = { operation: 'opsAdjustWallet', id: params.id, content: body, key, staff }
    return { balance: money(await adjustWallet(app, command, body)) }
  }),
  defineRoute(ops.opsGrantVoucher, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const command = { operation: 'opsGrantVoucher', id: params.id, content: body, key, staff }
    return { code: await grantVoucher(app, command, body) }
  }),
  defineRoute(ops.opsPreviewAct, async ({ app, body, staff, language }) => {
    const { operation } = body
    const content = byPerson(operation, body.body, staff)
    const wanted = recordKindOf(operation)
    const id = await findRecordId(app, String(body.id), wanted)
    const { before, after, notices } = await previewAct(
      { operation, id, content },
      acts[operation](app, content),
      language,
    )
    const catalogue = await app.catalogue.read()
    return {
      before: toMoneyFacts(before, catalogue, language),
      after: toMoneyFacts(after, catalogue, language),
      notices: notices.map(({ kind }) => kind),
      messages: notices.map(({ title, text }) => ({ title, text })),
    }
  }),
  defineRoute(ops.opsPreviewAbsence, async ({ app, params, query, language }) => {
    const context = await readPresentationContext(app, language)
    const touched = await previewAbsence(app, params.id, query)
    return touched.map((time) => toTouched(time, context))
  }),
  defineRoute(ops.opsRecordAbsence, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const command = { operation: 'opsRecordAbsence', id: String(params.id), content: body, key, staff }
    const id = await recordAbsence(app, command, params.id, body)
    return toAbsence(await readAbsence(app, id), await readPresentationContext(app, language))
  }),
  defineRoute(ops.opsEndAbsence, async ({ app, params, body, idempotencyKey: key, staff }) => {
    await endAbsence(app, { operation: 'opsEndAbsence', id: params.id, content: body, key, staff }, body)
    return { message: null }
  }),
  defineRoute(ops.opsSetWorkerAvailability, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const command = { operation: 'opsSetWorkerAvailability', id: params.id, content: body, key, staff }
    await setWorkerAvailability(app, command, body.available)
    return { message: null }
  }),
  defineRoute(ops.opsResetRateLimits, async ({ app, body, staff }) => {
    await clearRateLimits(app, body.subject)
    await recordStaffAct(app, staff, { operation: 'opsResetRateLimits', id: 'rate-limits', reason: null })
    return { message: null }
  }),
  defineRoute(ops.opsResendOutboxMessage, async ({ app, params, staff }) => {
    await resendOutboxMessage(app, params.id)
    await recordStaffAct(app, staff, { operation: 'opsResendOutboxMessage', id: params.id, reason: null })
    return { message: null }
  }),
  defineRoute(ops.opsRunJobs, async ({ app, body, staff }) => {
    const done = await runBackgroundJobs(app, body.jobs)
    await recordStaffAct(app, staff, {
      operation: 'opsRunJobs',
      id: 'jobs',
      reason: body.jobs?.join(', ') ?? null,
    })
    return [...done]
  }),
]

/** The routes with which the office looks up and changes records. */
export const officeRoutes: readonly Route[] = [...lookingUp, ...acting]
