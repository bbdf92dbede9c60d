import * as v from 'valibot'
import { toComplaint } from './entities/complaint.ts'
import { toContract } from './entities/contract.ts'
import { toInvoice } from './entities/invoice.ts'
import { toOrder } from './entities/order.ts'
import { toRequest } from './entities/request.ts'
import { toMoney } from './entities/values.ts'
import { toVisit } from './entities/visit.ts'
import { successSchema, toSuccessResponse } from './acknowledged.ts'
import {
  complaintStates,
  contractStates,
  orderStates,
  refundStates,
  requestStatuses,
  textLimits,
  trackingStages,
  visitStates,
} from '@sakina/domain/vocabulary'
import { answered, answeredPage, toPage } from './envelope.ts'
import { count, day, flag, id, list, moment, optionalText, relation, requiredAmount, text } from './fields.ts'
import {
  choice,
  dayInput,
  filledLine,
  catalogueIdInput,
  line,
  lines,
  sar,
  wholeNumberInput,
  yesNo,
} from './inputs.ts'
import { operation } from './operation.ts'
import { oneOf, paged, queryDay, recordId, queryBoolean, queryText } from './queries.ts'
import { complaintSchema } from './shapes/complaint.ts'
import { contractSchema } from './shapes/contract.ts'
import { invoiceSchema } from './shapes/invoice.ts'
import { orderSchema } from './shapes/order.ts'
import { requestSchema } from './shapes/request.ts'
import { visitSchema } from './shapes/visit.ts'

/** What every call of the office shares. */
const office = { area: 'ops', root: 'host', auth: 'ops', cache: 'never', extension: true } as const

const oneRecord = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ recordId() })

// Looking things up

export const opsListOrders = operation({
  ...office,
  id: 'opsListOrders',
  method: 'GET',
  path: '/ops/orders',
  summary: 'Orders of all customers',
  query: v.strictObject({
    ...paged,
    status: v.optional(oneOf(orderStates)),
    search: v.optional(queryText(60)),
  }),
  answer: answeredPage(orderSchema),
  errors: [],
  read: (answer) => toPage(answer, toOrder),
})

export const opsListContracts = operation({
  ...office,
  id: 'opsListContracts',
  method: 'GET',
  path: '/ops/contracts',
  summary: 'Contracts of all customers',
  query: v.strictObject({
    ...paged,
    state: v.optional(oneOf(contractStates)),
    search: v.optional(queryText(60)),
  }),
  answer: answeredPage(contractSchema),
  errors: [],
  read: (answer) => toPage(answer, toContract),
})

export const opsListRequests = operation({
  ...office,
  id: 'opsListRequests',
  method: 'GET',
  path: '/ops/requests',
  summary: 'What customers asked for',
  query: v.strictObject({ ...paged, status: v.optional(oneOf(requestStatuses)) }),
  answer: answeredPage(requestSchema),
  errors: [],
  read: (answer) => toPage(answer, toRequest),
})

export const opsListComplaints = operation({
  ...office,
  id: 'opsListComplaints',
  method: 'GET',
  path: '/ops/complaints',
  summary: 'Complaints of all customers',
  query: v.strictObject({ ...paged, state: v.optional(oneOf(complaintStates)) }),
  answer: answeredPage(complaintSchema),
  errors: [],
  read: (answer) => toPage(answer, toComplaint),
})

export const opsListVisits = operation({
  ...office,
  id: 'opsListVisits',
  method: 'GET',
  path: '/ops/visits',
  summary: 'Visits of a day or of a contract',
  query: v.strictObject({
    ...paged,
    date: v.optional(queryDay()),
    contract: v.optional(recordId()),
    state: v.optional(oneOf(visitStates)),
  }),
  answer: answeredPage(visitSchema),
  errors: [],
  read: (answer) => toPage(answer, toVisit),
})

const refundSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ id(),
  amount: /* @__PURE__ */ requiredAmount(),
  state: /* @__PURE__ */ text(),
  reason: /* @__PURE__ */ text(),
  order_id: /* @__PURE__ */ relation(),
  contract_id: /* @__PURE__ */ relation(),
  due: /* @__PURE__ */ moment(),
  note: /* @__PURE__ */ optionalText(),
  /** What the provider calls the payment. */
  payment_ref: /* @__PURE__ */ optionalText(),
})

const toRefund = (wire: v.InferOutput<typeof refundSchema>) => ({
  id: wire.id,
  amount: toMoney(wire.amount),
  state: wire.state,
  reason: wire.reason,
  order: wire.order_id,
  contract: wire.contract_id,
  due: wire.due,
  note: wire.note,
  paymentRef: wire.payment_ref,
})

export const opsListRefunds = operation({
  ...office,
  id: 'opsListRefunds',
  method: 'GET',
  path: '/ops/refunds',
  summary: 'Refunds and how far they are',
  query: v.strictObject({ ...paged, state: v.optional(oneOf(refundStates)) }),
  answer: answeredPage(refundSchema),
  errors: [],
  read: (answer) => toPage(answer, toRefund),
})

const customerSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ id(),
  name: /* @__PURE__ */ text(),
  login: /* @__PURE__ */ text(),
  must_change_password: /* @__PURE__ */ flag(),
  created_at: /* @__PURE__ */ moment(),
})

export const opsListCustomers = operation({
  ...office,
  id: 'opsListCustomers',
  method: 'GET',
  path: '/ops/customers',
  summary: 'Find a customer by name, login or number',
  query: v.strictObject({ ...paged, search: v.optional(queryText(60)) }),
  answer: answeredPage(customerSchema),
  errors: [],
  read: (answer) => toPage(answer, (customer) => customer),
})

export const opsListContactMessages = operation({
  ...office,
  id: 'opsListContactMessages',
  method: 'GET',
  path: '/ops/contact-messages',
  summary: 'Messages of the contact form, newest first',
  query: v.strictObject(paged),
  answer: answeredPage(
    v.object({
      id: id(),
      reference: text(),
      name: text(),
      email: optionalText(),
      phone: optionalText(),
      topic: text(),
      message: text(),
      at: moment(),
    }),
  ),
  errors: [],
  read: (answer) => toPage(answer, (message) => message),
})

export const opsListAvailabilityAlerts = operation({
  ...office,
  id: 'opsListAvailabilityAlerts',
  method: 'GET',
  path: '/ops/availability-alerts',
  summary: 'Who wants to be told of a plan, a day or a place, newest first',
  query: v.strictObject({ ...paged, open: v.optional(queryBoolean()) }),
  answer: answeredPage(
    v.object({
      id: id(),
      plan_id: relation(),
      date: day(),
      state_id: relation(),
      city_id: relation(),
      email: optionalText(),
      mobile: optionalText(),
      at: moment(),
      answered_at: moment(),
    }),
  ),
  errors: [],
  read: (answer) => toPage(answer, (alert) => alert),
})

// Orders

export const opsAdvanceOrder = operation({
  ...office,
  id: 'opsAdvanceOrder',
  method: 'POST',
  path: '/ops/orders/:id/stage',
  summary: 'Move an order to its next stage',
  params: oneRecord,
  body: v.strictObject({ stage: choice(trackingStages), note: v.optional(lines(textLimits.officeNote)) }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toOrder(result),
})

export const opsAssignWorker = operation({
  ...office,
  id: 'opsAssignWorker',
  method: 'POST',
  path: '/ops/orders/:id/worker',
  summary: 'Give an order its worker, or the free one with the lowest load',
  params: oneRecord,
  body: v.strictObject({ employee_id: v.optional(catalogueIdInput()) }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'worker_unavailable', 'no_worker_free'],
  read: ({ result }) => toOrder(result),
})

export const opsPriceOrder = operation({
  ...office,
  id: 'opsPriceOrder',
  method: 'POST',
  path: '/ops/orders/:id/price',
  summary: 'Price a personalised package, which makes it payable',
  params: oneRecord,
  body: v.strictObject({
    list_price: sar(0.01),
    employee_wage: sar(),
    note: v.optional(lines(textLimits.officeNote)),
  }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toOrder(result),
})

export const opsCancelOrder = operation({
  ...office,
  id: 'opsCancelOrder',
  method: 'POST',
  path: '/ops/orders/:id/cancel',
  summary: 'Cancel an order for the office; what was paid is refunded',
  params: oneRecord,
  body: v.strictObject({ reason: filledLine(textLimits.officeReason) }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toOrder(result),
})

export const opsReleaseOrder = operation({
  ...office,
  id: 'opsReleaseOrder',
  method: 'POST',
  path: '/ops/orders/:id/release',
  summary: 'End the hold of an unpaid order now, as if its time had run out',
  params: oneRecord,
  body: v.strictObject({}),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toOrder(result),
})

export const opsCheckPayment = operation({
  ...office,
  id: 'opsCheckPayment',
  method: 'POST',
  path: '/ops/orders/:id/check-payment',
  summary: 'Ask the payment provider what became of the payments of an order, and book what was paid',
  params: oneRecord,
  body: v.strictObject({}),
  answer: answered(orderSchema),
  errors: ['not_found', 'provider_unavailable'],
  read: ({ result }) => toOrder(result),
})

// Contracts

export const opsSetContractState = operation({
  ...office,
  id: 'opsSetContractState',
  method: 'POST',
  path: '/ops/contracts/:id/state',
  summary: 'Set the state of a contract',
  params: oneRecord,
  body: v.strictObject({ state: choice(contractStates), note: v.optional(lines(textLimits.officeNote)) }),
  answer: answered(contractSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toContract(result),
})

export const opsIssueCharge = operation({
  ...office,
  id: 'opsIssueCharge',
  method: 'POST',
  path: '/ops/contracts/:id/charges',
  summary: 'Issue an office charge, an unpaid invoice of its own',
  params: oneRecord,
  body: v.strictObject({
    description: filledLine(textLimits.chargeDescription),
    amount: sar(0.01),
    taxed: v.optional(yesNo()),
    due_date: v.optional(dayInput()),
  }),
  answer: answered(invoiceSchema),
  status: 201,
  idempotent: true,
  errors: ['not_found'],
  read: ({ result }) => toInvoice(result),
})

// What customers asked for

export const opsAnswerRequest = operation({
  ...office,
  id: 'opsAnswerRequest',
  method: 'POST',
  path: '/ops/requests/:id/answer',
  summary: 'Approve or reject a request; approving carries it out',
  params: oneRecord,
  body: v.strictObject({
    decision: choice(['approve', 'reject']),
    note: v.optional(lines(textLimits.officeNote)),
    employee_id: v.optional(catalogueIdInput()),
  }),
  answer: answered(requestSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'worker_unavailable', 'no_worker_free'],
  read: ({ result }) => toRequest(result),
})

export const opsAnswerComplaint = operation({
  ...office,
  id: 'opsAnswerComplaint',
  method: 'POST',
  path: '/ops/complaints/:id/answer',
  summary: 'Answer a complaint, hold it or close it',
  params: oneRecord,
  body: v.strictObject({
    state: choice(complaintStates),
    note: v.optional(lines(textLimits.complaintAnswer)),
  }),
  answer: answered(complaintSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toComplaint(result),
})

export const opsMarkVisit = operation({
  ...office,
  id: 'opsMarkVisit',
  method: 'POST',
  path: '/ops/visits/:id/state',
  summary: 'Mark a visit: on the way, in progress, done, missed or cancelled',
  params: oneRecord,
  body: v.strictObject({
    state: choice(['on_the_way', 'in_progress', 'done', 'missed', 'cancelled']),
    note: v.optional(lines(textLimits.officeNote)),
  }),
  answer: answered(visitSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toVisit(result),
})

export const opsMarkRefund = operation({
  ...office,
  id: 'opsMarkRefund',
  method: 'POST',
  path: '/ops/refunds/:id/state',
  summary: 'Say that a refund was sent, or failed; pending sends it once more',
  params: oneRecord,
  body: v.strictObject({
    state: choice(['sent', 'failed', 'pending']),
    note: v.optional(lines(textLimits.officeNote)),
  }),
  answer: answered(refundSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  read: ({ result }) => toRefund(result),
})

// Customers

export const opsFlagPasswordChange = operation({
  ...office,
  id: 'opsFlagPasswordChange',
  method: 'POST',
  path: '/ops/customers/:id/must-change-password',
  summary: 'Ask a customer for a new password at the next log-in, or withdraw that',
  params: oneRecord,
  body: v.strictObject({ required: yesNo() }),
  answer: successSchema,
  idempotent: true,
  errors: ['not_found'],
  read: toSuccessResponse,
})

export const opsAdjustWallet = operation({
  ...office,
  id: 'opsAdjustWallet',
  method: 'POST',
  path: '/ops/customers/:id/wallet',
  summary: 'Post an amount to a wallet, or take it off, with its reason',
  params: oneRecord,
  body: v.strictObject({ amount: sar(-100_000, 100_000), reason: filledLine(textLimits.adjustmentReason) }),
  answer: answered(v.object({ balance: requiredAmount() })),
  idempotent: true,
  errors: ['not_found', 'balance_too_low'],
  read: ({ result }) => ({ balance: toMoney(result.balance) }),
})

export const opsGrantVoucher = operation({
  ...office,
  id: 'opsGrantVoucher',
  method: 'POST',
  path: '/ops/customers/:id/vouchers',
  summary: 'Give a customer a voucher of a percentage or an amount',
  params: oneRecord,
  body: v.strictObject({
    percent: v.optional(wholeNumberInput(1, 100)),
    amount: v.optional(sar(0.01)),
    valid_until: dayInput(),
    name: filledLine(textLimits.voucherName),
  }),
  answer: answered(v.object({ code: text() })),
  status: 201,
  idempotent: true,
  errors: ['not_found'],
  read: ({ result }) => result,
})

// Workers and the house

export const opsSetWorkerAvailability = operation({
  ...office,
  id: 'opsSetWorkerAvailability',
  method: 'POST',
  path: '/ops/workers/:id/availability',
  summary: 'Take a worker off the offer, or put her back',
  params: oneRecord,
  body: v.strictObject({ available: yesNo() }),
  answer: successSchema,
  idempotent: true,
  errors: ['not_found'],
  read: toSuccessResponse,
})

export const opsResetRateLimits = operation({
  ...office,
  id: 'opsResetRateLimits',
  method: 'POST',
  path: '/ops/rate-limits/reset',
  summary: 'Open the limits of an account or address again, or all of them',
  body: v.strictObject({ subject: v.optional(line(textLimits.rateLimitSubject)) }),
  answer: successSchema,
  errors: [],
  read: toSuccessResponse,
})

export const opsListOutbox = operation({
  ...office,
  id: 'opsListOutbox',
  method: 'GET',
  path: '/ops/outbox',
  summary: 'Mail, payment and event messages that wait or were given up',
  query: v.strictObject({ ...paged, dead: v.optional(queryBoolean()) }),
  answer: answeredPage(
    v.object({
      id: id(),
      kind: text(),
      attempts: count(),
      dead: flag(),
      next_at: moment(),
      error: optionalText(),
    }),
  ),
  errors: [],
  read: (answer) => toPage(answer, (message) => message),
})

export const opsRetryOutbox = operation({
  ...office,
  id: 'opsRetryOutbox',
  method: 'POST',
  path: '/ops/outbox/:id/retry',
  summary: 'Send a message that was given up once more',
  params: oneRecord,
  answer: successSchema,
  errors: ['not_found'],
  read: toSuccessResponse,
})

export const opsRunJobs = operation({
  ...office,
  id: 'opsRunJobs',
  method: 'POST',
  path: '/ops/jobs/run',
  summary: 'Do now what is otherwise done by the clock: expire holds, age contracts, send messages',
  body: v.strictObject({
    jobs: v.optional(v.pipe(v.array(line(textLimits.jobName)), v.maxLength(20, 'too_long'))),
  }),
  answer: answered(list(v.object({ job: text(), changed: count() }))),
  errors: [],
  read: ({ result }) => result,
})
