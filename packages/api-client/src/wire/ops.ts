import * as v from 'valibot'
import {
  absenceReasons,
  complaintStates,
  contractStates,
  orderStates,
  refundStates,
  contractRequestStates,
  textLimits,
  trackingStages,
  allVisitFailureReasons,
  faults,
  offerPlaces,
  staffRoles,
  visitPeriods,
  visitStates,
  invoiceViews,
  officePaymentMethods,
  paymentStates,
  receivedPaymentMethods,
} from '@sakina/domain/vocabulary'
import { body, codec, field, isCodec, listOf, record, resultOf, type ValueOf } from './codec.ts'
import {
  countField,
  booleanField,
  idField,
  listField,
  optionalIdField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from './fields.ts'
import {
  choiceInputSchema,
  dayInputSchema,
  requiredMultilineInputSchema,
  requiredSingleLineInputSchema,
  catalogueIdInputSchema,
  idInputSchema,
  singleLineInputSchema,
  multilineInputSchema,
  sarInputSchema,
  wholeNumberInputSchema,
  booleanInputSchema,
} from './inputs.ts'
import { bodyOf, defineOperation } from './operation.ts'
import { previewableActs } from './previewable-acts.ts'
import {
  booleanParam,
  catalogueIdParam,
  choiceParam,
  dayParam,
  pageQuery,
  recordIdParam,
  textParam,
} from './queries.ts'
import { complaintCodec } from './records/complaint.ts'
import { contractCodec } from './records/contract.ts'
import { invoiceCodec } from './records/invoice.ts'
import { orderCodec } from './records/order.ts'
import { requestCodec } from './records/request.ts'
import { visitCodec } from './records/visit.ts'
import { workerCodec } from './records/worker.ts'
import {
  amount,
  code,
  extended,
  fieldsOf,
  optionalDay,
  moneyInput,
  optionalInstant,
  optionalMoneyInput,
  optionalRecord,
  pageOf,
  successCodec,
  type Id,
} from './value-codecs.ts'

/** The fields that all operations of the office share. */
const office = { area: 'ops', root: 'host', auth: 'ops', cache: 'never', extension: true } as const

/** A record by its id, or by the number that is read out on the phone: `SK-…`, `CT-…`, `CT-…/1` for a visit. */
const officeIdParam = () => v.pipe(v.string('wrong_type'), v.regex(/^[\w/-]{1,64}$/, 'not_found'))
const oneRecord = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ officeIdParam() })

/** The fields that all operations share which read one record. */
const one = { ...office, method: 'GET', params: oneRecord, errors: ['not_found'] } as const

/** Text that a list is searched for: a number, a name, or a mobile as people type it. */
const searchParam = () => v.optional(textParam(60))

/** Limits a list to one customer. */
const customerParam = () => v.optional(v.pipe(v.string('wrong_type'), v.uuid('not_found')))

/** The customer of a record, whom the office calls, and the branch of its worker. */
const contactFields = {
  customer: field('partner_id', relationFieldWith({ phone: textField() })),
  branch: field('branch_id', relationField()),
}

/** Who acts, which is kept with an act on money. */
const actor = {
  by: /* @__PURE__ */ v.optional(/* @__PURE__ */ singleLineInputSchema(textLimits.officePerson)),
}
const actorField = { by: field('by', actor.by) }

// Operations that return a paged list

const officeOrder = /* @__PURE__ */ extended(orderCodec, contactFields)
const officeContract = /* @__PURE__ */ extended(contractCodec, contactFields)
const officeRequest = /* @__PURE__ */ extended(requestCodec, contactFields)
const officeComplaint = /* @__PURE__ */ extended(complaintCodec, contactFields)

export const opsListOrders = defineOperation({
  ...office,
  id: 'opsListOrders',
  roles: staffRoles,
  method: 'GET',
  path: '/ops/orders',
  summary: 'Orders of all customers',
  query: v.strictObject({
    ...pageQuery,
    status: v.optional(choiceParam(orderStates)),
    /** Only orders under way that this worker is on. */
    worker: v.optional(catalogueIdParam()),
    customer: customerParam(),
    search: searchParam(),
  }),
  answer: pageOf(officeOrder),
  errors: [],
})

/** Lists the recruitments that have not ended, the one that is due first at the top. */
export const opsListRecruitment = defineOperation({
  ...office,
  id: 'opsListRecruitment',
  roles: ['desk', 'recruitment', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/recruitment',
  summary:
    'Recruitments under way, the earliest due first, with counts of every stage and of those that are late',
  query: v.strictObject({
    ...pageQuery,
    stage: v.optional(choiceParam(trackingStages)),
    /** Only those whose worker should be here by now. */
    late: v.optional(booleanParam()),
    branch: v.optional(catalogueIdParam()),
    search: searchParam(),
  }),
  answer: extended(pageOf(officeOrder), {
    counts: field(
      'counts',
      listField(v.object({ stage: v.picklist(trackingStages), count: countField(), late: countField() })),
    ),
  }),
  errors: [],
})

export const opsListContracts = defineOperation({
  ...office,
  id: 'opsListContracts',
  roles: staffRoles,
  method: 'GET',
  path: '/ops/contracts',
  summary: 'Contracts of all customers',
  query: v.strictObject({
    ...pageQuery,
    state: v.optional(choiceParam(contractStates)),
    customer: customerParam(),
    search: searchParam(),
  }),
  answer: pageOf(officeContract),
  errors: [],
})

export const opsListRequests = defineOperation({
  ...office,
  id: 'opsListRequests',
  roles: staffRoles,
  method: 'GET',
  path: '/ops/requests',
  summary: 'What customers asked for',
  query: v.strictObject({
    ...pageQuery,
    status: v.optional(choiceParam(contractRequestStates)),
    customer: customerParam(),
    search: searchParam(),
  }),
  answer: pageOf(officeRequest),
  errors: [],
})

export const opsListComplaints = defineOperation({
  ...office,
  id: 'opsListComplaints',
  roles: ['desk', 'recruitment', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/complaints',
  summary: 'Complaints of all customers',
  query: v.strictObject({
    ...pageQuery,
    state: v.optional(choiceParam(complaintStates)),
    customer: customerParam(),
    search: searchParam(),
  }),
  answer: pageOf(officeComplaint),
  errors: [],
})

/** A visit as the office sees it: with the reason why it did not take place. */
const officeVisit = /* @__PURE__ */ extended(visitCodec, {
  ...contactFields,
  failureReason: field('failure_reason', optionalTextField()),
})

export const opsListVisits = defineOperation({
  ...office,
  id: 'opsListVisits',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/visits',
  summary: 'Visits of a day, a contract or a worker',
  query: v.strictObject({
    ...pageQuery,
    date: v.optional(dayParam()),
    contract: v.optional(officeIdParam()),
    worker: v.optional(catalogueIdParam()),
    state: v.optional(choiceParam(visitStates)),
    /** Only visits that a family rated, the latest rating first. */
    rated: v.optional(choiceParam(['yes'])),
    customer: customerParam(),
    search: searchParam(),
  }),
  answer: pageOf(officeVisit),
  errors: [],
})

const refundCodec = /* @__PURE__ */ record({
  ...contactFields,
  id: field('id', idField()),
  amount: field('amount', amount()),
  state: field('state', textField()),
  reason: field('reason', textField()),
  order: field('order_id', relationField()),
  contract: field('contract_id', relationField()),
  /** The charge or fee that is returned; null for what was paid for an order. */
  invoice: field('invoice_id', relationField()),
  /** How it was paid, which is how it goes back: the office returns by hand what it took by hand. */
  method: field('payment_method', v.picklist(receivedPaymentMethods)),
  due: field('due', optionalInstant()),
  note: field('note', optionalTextField()),
  /** The provider's own id of the payment. */
  paymentRef: field('payment_ref', optionalTextField()),
})

export const opsListRefunds = defineOperation({
  ...office,
  id: 'opsListRefunds',
  roles: ['desk', 'finance', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/refunds',
  summary: 'Refunds and how far they are',
  query: v.strictObject({
    ...pageQuery,
    state: v.optional(choiceParam(refundStates)),
    branch: v.optional(catalogueIdParam()),
    customer: customerParam(),
    search: searchParam(),
  }),
  answer: pageOf(refundCodec),
  errors: [],
})

/** Who reads the books: invoices, payments and closings. */
const bookkeepers = ['finance', 'branch_manager', 'owner', 'auditor'] as const

/** The days of a list or a closing, both included. */
const daysQuery = {
  from: /* @__PURE__ */ v.optional(/* @__PURE__ */ dayParam()),
  to: /* @__PURE__ */ v.optional(/* @__PURE__ */ dayParam()),
}

/** Lists the invoices and credit notes of all customers. */
export const opsListInvoices = defineOperation({
  ...office,
  id: 'opsListInvoices',
  roles: bookkeepers,
  method: 'GET',
  path: '/ops/invoices',
  summary:
    'Invoices and credit notes, the newest first and those that are unpaid by the day they are due, with the count and sum of each part',
  query: v.strictObject({
    ...pageQuery,
    view: v.optional(choiceParam(invoiceViews)),
    ...daysQuery,
    branch: v.optional(catalogueIdParam()),
    search: searchParam(),
  }),
  answer: extended(
    pageOf(
      extended(invoiceCodec, {
        ...contactFields,
        tax: field('amount_tax', amount()),
        /** Whether it is unpaid after the day it is due. */
        isOverdue: field('is_overdue', booleanField()),
      }),
    ),
    {
      counts: field(
        'counts',
        listOf(
          record({
            view: field('view', v.picklist(invoiceViews)),
            count: field('count', countField()),
            sum: field('sum', amount()),
          }),
        ),
      ),
    },
  ),
  errors: [],
})

/** Lists the money that came in through the payment provider, and what the office took itself. */
export const opsListPayments = defineOperation({
  ...office,
  id: 'opsListPayments',
  roles: bookkeepers,
  method: 'GET',
  path: '/ops/payments',
  summary: 'Payments by card, cash, transfer and card machine, newest first, with the count and sum of each',
  query: v.strictObject({
    ...pageQuery,
    method: v.optional(choiceParam(receivedPaymentMethods)),
    ...daysQuery,
    branch: v.optional(catalogueIdParam()),
    search: searchParam(),
  }),
  answer: extended(
    pageOf(
      record({
        ...contactFields,
        id: field('id', idField()),
        method: field('method', v.picklist(receivedPaymentMethods)),
        state: field('state', v.picklist(paymentStates)),
        amount: field('amount', amount()),
        /** How much of it goes or went back. */
        refunded: field('refunded', amount()),
        /** The number of the receipt, or the provider's own id of the payment. */
        paymentRef: field('payment_ref', optionalTextField()),
        at: field('at', optionalInstant()),
        order: field('order_id', relationField()),
        invoice: field('invoice_id', relationField()),
      }),
    ),
    {
      counts: field(
        'counts',
        listOf(
          record({
            method: field('method', v.picklist(receivedPaymentMethods)),
            count: field('count', countField()),
            sum: field('sum', amount()),
          }),
        ),
      ),
    },
  ),
  errors: [],
})

/** Sums up the days of a closing by branch: payments by method, and invoices with their VAT. */
export const opsGetClosing = defineOperation({
  ...office,
  id: 'opsGetClosing',
  roles: bookkeepers,
  method: 'GET',
  path: '/ops/closing',
  summary: 'Closing of a day, a month or any days by branch: payments by method, and invoices with their VAT',
  query: v.strictObject({ from: dayParam(), to: dayParam(), branch: v.optional(catalogueIdParam()) }),
  answer: resultOf(
    record({
      payments: field(
        'payments',
        listOf(
          record({
            branch: contactFields.branch,
            method: field('method', v.picklist(receivedPaymentMethods)),
            /** How many payments came. */
            count: field('count', countField()),
            received: field('received', amount()),
            /** What was sent or handed back, or put into wallets. */
            returned: field('returned', amount()),
          }),
        ),
      ),
      vat: field(
        'vat',
        listOf(
          record({
            branch: contactFields.branch,
            kind: field('kind', v.picklist(['invoice', 'credit_note'])),
            count: field('count', countField()),
            taxed: field('taxed', amount()),
            untaxed: field('untaxed', amount()),
            tax: field('tax', amount()),
            total: field('total', amount()),
          }),
        ),
      ),
    }),
  ),
  errors: [],
})

const customerFields = {
  id: field('id', idField()),
  name: field('name', textField()),
  login: field('login', textField()),
  mobile: field('mobile', optionalTextField()),
  /** Where to call a customer without a verified mobile. */
  contactPhone: field('contact_phone', optionalTextField()),
  mustChangePassword: field('must_change_password', booleanField()),
  createdAt: field('created_at', optionalInstant()),
  /** The version of the privacy notice that the customer was shown last, and when. */
  privacyVersion: field('privacy_version', optionalTextField()),
  privacySeenAt: field('privacy_seen_at', optionalInstant()),
}
const customerCodec = /* @__PURE__ */ record(customerFields)

export const opsListCustomers = defineOperation({
  ...office,
  id: 'opsListCustomers',
  roles: staffRoles,
  method: 'GET',
  path: '/ops/customers',
  summary: 'Find a customer by name, login, mobile or number',
  query: v.strictObject({ ...pageQuery, search: searchParam() }),
  answer: pageOf(customerCodec),
  errors: [],
})

const paperCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  purpose: field('purpose', textField()),
  type: field('type', textField()),
  size: field('size', countField()),
  customer: field('customer_id', relationField()),
  /** The number of the order or request that the file belongs to. */
  usedBy: field('used_by', optionalTextField()),
  createdAt: field('created_at', optionalInstant()),
})

/** Lists the uploaded files of customers for the office, without their content. */
export const opsListUploads = defineOperation({
  ...office,
  id: 'opsListUploads',
  roles: ['desk', 'recruitment', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/papers',
  summary: 'Passports and attachments of customers, without their content',
  query: v.strictObject({ ...pageQuery, customer: v.optional(recordIdParam()) }),
  answer: pageOf(paperCodec),
  errors: [],
})

/** Opens an uploaded file of a customer for the office and records who opened it and why. */
export const opsOpenUpload = defineOperation({
  ...office,
  id: 'opsOpenUpload',
  roles: ['desk', 'recruitment', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/papers/:id/open',
  summary: 'Open a passport or an attachment, in base64; who looked, when and why is kept',
  params: oneRecord,
  body: v.strictObject({
    /** Required of a machine; a person of the office is known by the session. */
    by: v.optional(requiredSingleLineInputSchema(textLimits.officePerson)),
    reason: v.optional(requiredSingleLineInputSchema(textLimits.officeReason)),
  }),
  answer: resultOf(
    record({
      id: field('id', idField()),
      purpose: field('purpose', textField()),
      type: field('type', textField()),
      content: field('content', textField()),
    }),
  ),
  errors: ['not_found'],
})

/** Lists which person at the office opened which uploaded file of a customer. */
export const opsListUploadViews = defineOperation({
  ...office,
  id: 'opsListUploadViews',
  roles: ['branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/paper-views',
  summary: 'Who opened which paper, newest first',
  query: v.strictObject({ ...pageQuery, customer: v.optional(recordIdParam()) }),
  answer: pageOf(
    record({
      paperId: field('paper_id', idField()),
      purpose: field('purpose', textField()),
      customerId: field('customer_id', idField()),
      by: field('by', textField()),
      reason: field('reason', optionalTextField()),
      at: field('at', optionalInstant()),
    }),
  ),
  errors: [],
})

const contactMessage = /* @__PURE__ */ record({
  id: field('id', idField()),
  reference: field('reference', textField()),
  name: field('name', textField()),
  email: field('email', optionalTextField()),
  phone: field('phone', optionalTextField()),
  topic: field('topic', textField()),
  message: field('message', textField()),
  at: field('at', optionalInstant()),
  /** Until when an answer was promised. */
  answerBy: field('answer_by', optionalInstant()),
  /** What was written back, or said on the phone. */
  answer: field('answer', optionalTextField()),
  answeredAt: field('answered_at', optionalInstant()),
})

export const opsListContactMessages = defineOperation({
  ...office,
  id: 'opsListContactMessages',
  roles: ['desk', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/contact-messages',
  summary: 'Messages of the contact form, newest first',
  query: v.strictObject({ ...pageQuery, open: v.optional(booleanParam()), search: searchParam() }),
  answer: pageOf(contactMessage),
  errors: [],
})

export const opsGetContactMessage = defineOperation({
  ...one,
  id: 'opsGetContactMessage',
  roles: ['desk', 'branch_manager', 'owner', 'auditor'],
  path: '/ops/contact-messages/:id',
  summary: 'One message of the contact form, by its reference, with its answer',
  answer: resultOf(contactMessage),
})

/** Answers a message of the contact form. */
export const opsAnswerContactMessage = defineOperation({
  ...office,
  id: 'opsAnswerContactMessage',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/contact-messages/:id/answer',
  summary: 'Answer a message of the contact form by email, or keep what was said on the phone',
  params: oneRecord,
  body: v.strictObject({ text: requiredMultilineInputSchema(textLimits.contactAnswer) }),
  answer: resultOf(contactMessage),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsListAvailabilityAlerts = defineOperation({
  ...office,
  id: 'opsListAvailabilityAlerts',
  roles: ['desk', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/availability-alerts',
  summary: 'Who wants to be told of a plan, a day or a place, newest first',
  query: v.strictObject({ ...pageQuery, open: v.optional(booleanParam()) }),
  answer: pageOf(
    record({
      id: field('id', idField()),
      plan: field('plan_id', relationField()),
      date: field('date', optionalDay()),
      region: field('state_id', relationField()),
      city: field('city_id', relationField()),
      email: field('email', optionalTextField()),
      mobile: field('mobile', optionalTextField()),
      at: field('at', optionalInstant()),
      answeredAt: field('answered_at', optionalInstant()),
    }),
  ),
  errors: [],
})

// Operations about orders

export const opsAdvanceOrder = defineOperation({
  ...office,
  id: 'opsAdvanceOrder',
  roles: ['recruitment', 'dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/stage',
  summary: 'Move an order to its next stage',
  params: oneRecord,
  body: v.strictObject({
    stage: choiceInputSchema(trackingStages),
    note: v.optional(multilineInputSchema(textLimits.officeNote)),
  }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Records that the worker of a live-in or transferred order was at the door or is ready at the branch. */
export const opsOfferWorker = defineOperation({
  ...office,
  id: 'opsOfferWorker',
  roles: ['recruitment', 'dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/offer',
  summary:
    'Record that a worker who is due was at the door or is ready at the branch; the family is told, and the days run from the next one',
  params: oneRecord,
  body: v.strictObject({ place: choiceInputSchema(offerPlaces) }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Decides whether a worker was offered, which the family disputes. */
export const opsDecideOffer = defineOperation({
  ...office,
  id: 'opsDecideOffer',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/offer/decision',
  summary: 'Decide whether a worker was offered, which the family disputes, and answer the family',
  params: oneRecord,
  body: v.strictObject({
    decision: choiceInputSchema(['made', 'failed']),
    note: v.optional(multilineInputSchema(textLimits.complaintAnswer)),
  }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

const workerChange = {
  /** Who is to come; by default the free one who is nearest and has the lowest load. */
  workerId: field('employee_id', v.optional(catalogueIdInputSchema())),
  /** Who leaves, where several workers come. */
  insteadOf: field('instead_of', v.optional(catalogueIdInputSchema())),
  reason: field('reason', v.optional(singleLineInputSchema(textLimits.officeReason))),
  ...actorField,
}

/** Whether the family agreed, on the phone, to a worker of another city than those it had accepted. */
const familyAgreed = { familyAgreed: field('family_agreed', v.optional(booleanInputSchema())) }

export const opsAssignWorker = defineOperation({
  ...office,
  id: 'opsAssignWorker',
  roles: ['desk', 'recruitment', 'dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/worker',
  summary: 'Give an order its worker at any time; one under way gets another from a day on',
  params: oneRecord,
  body: body({
    ...workerChange,
    /** The first day of the new worker; today unless it is named. */
    from: field('from', v.optional(dayInputSchema())),
    ...familyAgreed,
  }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: [
    'not_found',
    'transition_not_allowed',
    'worker_unavailable',
    'worker_city_not_accepted',
    'no_worker_free',
  ],
})

/** Sends another worker to one visit; all other visits keep theirs. */
export const opsReassignVisit = defineOperation({
  ...office,
  id: 'opsReassignVisit',
  roles: ['dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/visits/:id/worker',
  summary: 'Send another worker to one visit; the others keep theirs, and the family is told her name',
  params: oneRecord,
  body: body(workerChange),
  answer: resultOf(officeVisit),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'worker_unavailable', 'no_worker_free'],
})

/** Moves a visit to a free time of its worker, without the notice that a family has to give. */
export const opsMoveVisit = defineOperation({
  ...office,
  id: 'opsMoveVisit',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/visits/:id/move',
  summary: 'Move a visit to a free time of its worker, at any time before it begins; the family is told',
  params: oneRecord,
  body: body({
    date: field('date', dayInputSchema()),
    window: field('visit_window', choiceInputSchema(visitPeriods)),
    reason: field('reason', v.optional(singleLineInputSchema(textLimits.officeReason))),
    ...actorField,
  }),
  answer: resultOf(officeVisit),
  idempotent: true,
  errors: ['not_found', 'visit_not_movable', 'slot_taken', 'date_unavailable'],
})

/** Lists the workers who could come for an order, from a day on if it is under way. */
export const opsListFreeWorkers = defineOperation({
  ...office,
  id: 'opsListFreeWorkers',
  roles: ['desk', 'recruitment', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/orders/:id/workers',
  summary: 'Workers who are free for an order, the nearest first; for one under way from a day on',
  params: oneRecord,
  query: v.strictObject({ from: v.optional(dayParam()) }),
  answer: resultOf(listOf(workerCodec)),
  errors: ['not_found', 'transition_not_allowed'],
})

/** Lists the workers who could make one visit. */
export const opsListFreeWorkersOfVisit = defineOperation({
  ...office,
  id: 'opsListFreeWorkersOfVisit',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/visits/:id/workers',
  summary: 'Workers who are free at the time of a visit, the nearest first',
  params: oneRecord,
  answer: resultOf(listOf(workerCodec)),
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsPriceOrder = defineOperation({
  ...office,
  id: 'opsPriceOrder',
  roles: ['recruitment', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/price',
  summary: 'Price a personalised package, which makes it payable',
  params: oneRecord,
  body: body({
    listPrice: field('list_price', moneyInput(0.01)),
    wage: field('employee_wage', moneyInput()),
    note: field('note', v.optional(multilineInputSchema(textLimits.officeNote))),
    ...actorField,
  }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsCancelOrder = defineOperation({
  ...office,
  id: 'opsCancelOrder',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/cancel',
  summary: 'Cancel an order for the office; what was paid is refunded',
  params: oneRecord,
  body: v.strictObject({ reason: requiredSingleLineInputSchema(textLimits.officeReason), ...actor }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Why an order cannot be paid. */
const unpayable = ['not_found', 'order_not_priced', 'order_not_payable', 'order_already_paid'] as const

/** Sends the family the page on which it agrees to the terms and pays. */
export const opsSendPaymentLink = defineOperation({
  ...office,
  id: 'opsSendPaymentLink',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/payment-link',
  summary: 'Send the family the page of an unpaid order, on which it agrees to the terms and pays',
  params: oneRecord,
  body: v.strictObject({}),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: unpayable,
})

/** Records that the office took the whole sum of an unpaid order itself. */
export const opsRecordOrderPayment = defineOperation({
  ...office,
  id: 'opsRecordOrderPayment',
  roles: ['desk', 'finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/payments',
  summary:
    'Record that an unpaid order was paid in cash, by transfer or at the card machine, and that the family agreed to the terms; its contract begins',
  params: oneRecord,
  body: body({
    method: field('method', choiceInputSchema(officePaymentMethods)),
    receipt: field('receipt', v.optional(singleLineInputSchema(textLimits.receiptNumber))),
    /** The version of the terms that the family agreed to at the desk, where it has not agreed before. */
    termsVersion: field('terms_version', v.optional(singleLineInputSchema(textLimits.termsVersion))),
    /** The sum as the preview showed it. */
    expectedTotal: field('expected_total', optionalMoneyInput()),
    ...actorField,
  }),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: [
    ...unpayable,
    'terms_not_accepted',
    'terms_outdated',
    'total_changed',
    'address_incomplete',
    'worker_unavailable',
  ],
})

/** Ends the hold of an unpaid order before its time. */
export const opsReleaseOrderHold = defineOperation({
  ...office,
  id: 'opsReleaseOrderHold',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/release',
  summary: 'End the hold of an unpaid order now, as if its time had run out',
  params: oneRecord,
  body: v.strictObject({}),
  answer: resultOf(officeOrder),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsCheckPayment = defineOperation({
  ...office,
  id: 'opsCheckPayment',
  roles: ['desk', 'finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/orders/:id/check-payment',
  summary: 'Ask the payment provider what became of the payments of an order, and book what was paid',
  params: oneRecord,
  body: v.strictObject({}),
  answer: resultOf(officeOrder),
  errors: ['not_found', 'provider_unavailable'],
})

// Operations about contracts

export const opsSetContractState = defineOperation({
  ...office,
  id: 'opsSetContractState',
  roles: ['branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/contracts/:id/state',
  summary: 'Set the state of a contract',
  params: oneRecord,
  body: v.strictObject({
    state: choiceInputSchema(contractStates),
    note: v.optional(multilineInputSchema(textLimits.officeNote)),
    ...actor,
  }),
  answer: resultOf(officeContract),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'request_already_open'],
})

/** Cancels a contract for the office; what comes back depends on whose fault it is. */
export const opsCancelContract = defineOperation({
  ...office,
  id: 'opsCancelContract',
  roles: ['branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/contracts/:id/cancel',
  summary:
    'Cancel a contract by fault: ours (unless said) and nobody’s return everything unused, the family’s is its quote',
  params: oneRecord,
  body: body({
    fault: field('fault', v.optional(choiceInputSchema(faults))),
    reason: field('reason', requiredSingleLineInputSchema(textLimits.officeReason)),
    /** Who decided that it is the family's fault; required then. */
    manager: field('manager', v.optional(requiredSingleLineInputSchema(textLimits.officePerson))),
    /** The sums as the preview showed them. */
    expectedFee: field('expected_fee', optionalMoneyInput()),
    expectedRefund: field('expected_refund', optionalMoneyInput()),
    ...actorField,
  }),
  answer: resultOf(officeContract),
  idempotent: true,
  errors: [
    'not_found',
    'transition_not_allowed',
    'request_already_open',
    'quote_changed',
    'instalments_not_cancellable',
  ],
})

export const opsIssueCharge = defineOperation({
  ...office,
  id: 'opsIssueCharge',
  roles: ['finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/contracts/:id/charges',
  summary: 'Issue an office charge, an unpaid invoice of its own',
  params: oneRecord,
  body: body({
    description: field('description', requiredSingleLineInputSchema(textLimits.chargeDescription)),
    amount: field('amount', moneyInput(0.01)),
    taxed: field('taxed', v.optional(booleanInputSchema())),
    dueOn: field('due_date', v.optional(dayInputSchema())),
    ...actorField,
  }),
  answer: resultOf(invoiceCodec),
  status: 201,
  idempotent: true,
  errors: ['not_found'],
})

/** Takes a charge back: it is credited, and what was paid goes back. */
export const opsVoidCharge = defineOperation({
  ...office,
  id: 'opsVoidCharge',
  roles: ['finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/invoices/:id/void',
  summary: 'Take a charge or a fee back: its invoice is credited, and what was paid goes back',
  params: oneRecord,
  body: v.strictObject({ reason: requiredSingleLineInputSchema(textLimits.officeReason), ...actor }),
  answer: resultOf(invoiceCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Records that the office took the whole sum of an unpaid invoice itself. */
export const opsRecordPayment = defineOperation({
  ...office,
  id: 'opsRecordPayment',
  roles: ['finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/invoices/:id/payments',
  summary:
    'Record that an unpaid invoice was paid in cash, by transfer or at the card machine; the family gets its receipt',
  params: oneRecord,
  body: v.strictObject({
    method: choiceInputSchema(officePaymentMethods),
    receipt: v.optional(singleLineInputSchema(textLimits.receiptNumber)),
    ...actor,
  }),
  answer: resultOf(invoiceCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

// Requests and complaints

export const opsAnswerRequest = defineOperation({
  ...office,
  id: 'opsAnswerRequest',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/requests/:id/answer',
  summary: 'Approve or reject a request; approving carries it out',
  params: oneRecord,
  body: body({
    decision: field('decision', choiceInputSchema(['approve', 'reject'])),
    note: field('note', v.optional(multilineInputSchema(textLimits.officeNote))),
    workerId: workerChange.workerId,
    ...familyAgreed,
    ...actorField,
  }),
  answer: resultOf(officeRequest),
  idempotent: true,
  errors: [
    'not_found',
    'transition_not_allowed',
    'worker_unavailable',
    'worker_city_not_accepted',
    'no_worker_free',
  ],
})

export const opsAnswerComplaint = defineOperation({
  ...office,
  id: 'opsAnswerComplaint',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/complaints/:id/answer',
  summary: 'Answer a complaint, hold it or close it',
  params: oneRecord,
  body: v.strictObject({
    state: choiceInputSchema(complaintStates),
    note: v.optional(multilineInputSchema(textLimits.complaintAnswer)),
  }),
  answer: resultOf(officeComplaint),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Sets the state of a visit by the office. */
export const opsSetVisitState = defineOperation({
  ...office,
  id: 'opsSetVisitState',
  roles: ['dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/visits/:id/state',
  summary: 'Mark a visit: on the way, in progress, done, missed or cancelled',
  params: oneRecord,
  body: v.strictObject({
    state: choiceInputSchema(['on_the_way', 'in_progress', 'done', 'missed', 'cancelled']),
    /** Whose fault a missed or cancelled visit is; ours unless it is named. */
    fault: v.optional(choiceInputSchema(faults)),
    /** Why, as a code of that fault; the family never sees it. */
    reason: v.optional(choiceInputSchema(allVisitFailureReasons)),
    note: v.optional(multilineInputSchema(textLimits.officeNote)),
  }),
  answer: resultOf(officeVisit),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Lists the visits that nobody confirmed. */
export const opsListUnconfirmedVisits = defineOperation({
  ...office,
  id: 'opsListUnconfirmedVisits',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/unconfirmed-visits',
  summary:
    'Visits whose time ended and that nobody confirmed or the family disputes, oldest first, with the sum at stake',
  query: v.strictObject({
    ...pageQuery,
    /** `no`: instead those from before families were asked, whose end nobody knows. */
    asked: v.optional(choiceParam(['yes', 'no'])),
  }),
  answer: pageOf(
    extended(officeVisit, {
      days: field('days', countField()),
      atStake: field('at_stake', amount()),
      /** Whether nothing is decided without a person, because something speaks against the family. */
      needsPerson: field('needs_person', booleanField()),
    }),
  ),
  errors: [],
})

/** Decides whether a visit that nobody confirmed was made. */
export const opsDecideVisit = defineOperation({
  ...office,
  id: 'opsDecideVisit',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/visits/:id/decision',
  summary: 'Decide whether a visit that nobody confirmed was made, and answer the family',
  params: oneRecord,
  body: v.strictObject({
    decision: choiceInputSchema(['made', 'failed']),
    note: v.optional(multilineInputSchema(textLimits.complaintAnswer)),
  }),
  answer: resultOf(officeVisit),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Says what it costs to call a visit off, or to say that it was missed. */
export const opsPreviewVisit = defineOperation({
  ...office,
  id: 'opsPreviewVisit',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner'],
  method: 'GET',
  path: '/ops/visits/:id/preview',
  summary: 'What a missed or cancelled visit would return to the family; changes nothing',
  params: oneRecord,
  query: v.strictObject({
    state: choiceParam(['missed', 'cancelled']),
    fault: v.optional(choiceParam(faults)),
  }),
  answer: resultOf(
    record({
      fault: field('fault', textField()),
      isUsed: field('is_used', booleanField()),
      refund: field('refund', amount()),
    }),
  ),
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsMakeDriverLink = defineOperation({
  ...office,
  id: 'opsMakeDriverLink',
  roles: ['dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/driver-links',
  summary:
    'Give a driver visits of a day, by default those of a branch that have no driver, and make the link to them',
  body: v.strictObject({
    driver: requiredSingleLineInputSchema(textLimits.driverName),
    date: dayInputSchema(),
    /** The code of a branch, such as `riyadh`; needed where visits of several branches have no driver. */
    branch: v.optional(singleLineInputSchema(textLimits.branchCode)),
    visits: v.optional(v.pipe(v.array(officeIdParam()), v.maxLength(100, 'too_long'))),
  }),
  answer: resultOf(
    record({
      link: field('link', textField()),
      opensAt: field('opens_at', optionalInstant()),
      closesAt: field('closes_at', optionalInstant()),
      visits: field('visits', listOf(visitCodec)),
    }),
  ),
  errors: ['not_found'],
})

/** Sets the outcome of a refund by the office, or sends the refund again. */
export const opsMarkRefund = defineOperation({
  ...office,
  id: 'opsMarkRefund',
  roles: ['finance', 'owner'],
  method: 'POST',
  path: '/ops/refunds/:id/state',
  summary: 'Say that a refund was sent, or failed; pending sends it once more',
  params: oneRecord,
  body: v.strictObject({
    state: choiceInputSchema(['sent', 'failed', 'pending']),
    note: v.optional(multilineInputSchema(textLimits.officeNote)),
    ...actor,
  }),
  answer: resultOf(refundCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

// Operations about customers

/** Requires that a customer sets a new password at the next sign-in, or withdraws that. */
export const opsFlagPasswordChange = defineOperation({
  ...office,
  id: 'opsFlagPasswordChange',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/customers/:id/must-change-password',
  summary: 'Ask a customer for a new password at the next log-in, or withdraw that',
  params: oneRecord,
  body: v.strictObject({ required: booleanInputSchema() }),
  answer: successCodec,
  idempotent: true,
  errors: ['not_found'],
})

export const opsAdjustWallet = defineOperation({
  ...office,
  id: 'opsAdjustWallet',
  roles: ['finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/customers/:id/wallet',
  summary: 'Post an amount to a wallet, or take it off, with its reason',
  params: oneRecord,
  body: v.strictObject({
    amount: sarInputSchema(-100_000, 100_000),
    reason: requiredSingleLineInputSchema(textLimits.adjustmentReason),
    ...actor,
  }),
  answer: resultOf(record({ balance: field('balance', amount()) })),
  idempotent: true,
  errors: ['not_found', 'balance_too_low'],
})

export const opsGrantVoucher = defineOperation({
  ...office,
  id: 'opsGrantVoucher',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/customers/:id/vouchers',
  summary: 'Give a customer a voucher of a percentage or an amount',
  params: oneRecord,
  body: body({
    percent: field('percent', v.optional(wholeNumberInputSchema(1, 100))),
    amount: field('amount', optionalMoneyInput(0.01)),
    lastDay: field('valid_until', dayInputSchema()),
    name: field('name', requiredSingleLineInputSchema(textLimits.voucherName)),
    ...actorField,
  }),
  answer: resultOf(v.object({ code: textField() })),
  status: 201,
  idempotent: true,
  errors: ['not_found'],
})

// Acts on money

const moneyFacts = /* @__PURE__ */ record({
  order: field('order', textField()),
  contract: field('contract', textField()),
  /** The state of the request, the refund or the invoice that the act is about. */
  record: field('record', textField()),
  invoiced: field('invoiced', amount()),
  credited: field('credited', amount()),
  unpaid: field('unpaid', amount()),
  /** What goes back to cards. */
  refunded: field('refunded', amount()),
  /** What the family can spend; what is frozen for a refund is not. */
  wallet: field('wallet', amount()),
  vouchers: field('vouchers', countField()),
  /** Who comes to the family. */
  workers: field('workers', listField(textField())),
})
/** The states and sums before or after an act of the office. */
export type MoneyFacts = ValueOf<typeof moneyFacts>

/** The bodies of the acts; that of a void charge is like that of a cancelled order. */
const bodiesOfActs = /* @__PURE__ */ [
  bodyOf(opsAdvanceOrder),
  bodyOf(opsAssignWorker),
  bodyOf(opsReassignVisit),
  bodyOf(opsMoveVisit),
  bodyOf(opsSetVisitState),
  bodyOf(opsPriceOrder),
  bodyOf(opsCancelOrder),
  bodyOf(opsSetContractState),
  bodyOf(opsCancelContract),
  bodyOf(opsIssueCharge),
  bodyOf(opsRecordPayment),
  bodyOf(opsRecordOrderPayment),
  bodyOf(opsSendPaymentLink),
  bodyOf(opsAnswerRequest),
  bodyOf(opsAnswerComplaint),
  bodyOf(opsDecideVisit),
  bodyOf(opsMarkRefund),
  bodyOf(opsAdjustWallet),
  bodyOf(opsGrantVoucher),
] as const
/** An act, with its body as on the wire. */
const previewBody = /* @__PURE__ */ codec(
  /* @__PURE__ */ v.strictObject({
    operation: choiceInputSchema(previewableActs),
    id: idInputSchema(),
    body: v.union(bodiesOfActs, 'wrong_type'),
  }),
  {
    decode: (act): PreviewedAct => ({ ...act, body: fieldsOf(act.body) }),
    encode: (act: PreviewedAct) => act,
  },
  new Map(bodiesOfActs.flatMap((each) => (isCodec(each) ? [...each.names] : []))),
)
type PreviewedAct = {
  readonly operation: (typeof previewableActs)[number]
  readonly id: Id
  readonly body: object
}

/** Shows what an act of the office on money would change; nothing is done and nobody is told. */
export const opsPreviewAct = defineOperation({
  ...office,
  id: 'opsPreviewAct',
  roles: ['desk', 'recruitment', 'dispatch', 'finance', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/preview',
  summary: 'What an act on money would change: its sums before and after, and its notices; nothing is done',
  body: previewBody,
  answer: resultOf(
    record({
      before: field('before', moneyFacts),
      after: field('after', moneyFacts),
      notices: field('notices', listField(textField())),
      /** What the family reads: the notices in words. */
      messages: field('messages', listField(v.object({ title: textField(), text: textField() }))),
    }),
  ),
  errors: [
    'not_found',
    'transition_not_allowed',
    'balance_too_low',
    'request_already_open',
    'quote_changed',
    'instalments_not_cancellable',
    'worker_unavailable',
    'no_worker_free',
    'visit_not_movable',
    'slot_taken',
    'date_unavailable',
    'order_not_priced',
    'order_not_payable',
    'order_already_paid',
    'terms_not_accepted',
    'terms_outdated',
    'total_changed',
    'address_incomplete',
  ],
})

const actCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  operation: field('operation', textField()),
  recordId: field('record_id', textField()),
  /** Null for an act on a worker. */
  customerId: field('customer_id', optionalIdField()),
  customer: field('partner_id', relationField()),
  by: field('by', optionalTextField()),
  /** The account of the person who acted, and the address of the request; null for a machine. */
  staffId: field('staff_id', optionalIdField()),
  from: field('from', optionalTextField()),
  reason: field('reason', optionalTextField()),
  /** Null for an act of a person of the office that moves no money. */
  before: field('before', optionalRecord(moneyFacts)),
  after: field('after', optionalRecord(moneyFacts)),
  at: field('at', optionalInstant()),
})

/** Lists the acts of the office, which are kept for good. */
export const opsListActs = defineOperation({
  ...office,
  id: 'opsListActs',
  roles: ['finance', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/acts',
  summary: 'Acts of the office: who, why, and which sums were before and after; newest first',
  query: v.strictObject({ ...pageQuery, customer: v.optional(recordIdParam()) }),
  answer: pageOf(actCodec),
  errors: [],
})

/** Lists the acts of the office about one customer, or about one record of the customer. */
export const opsListCustomerActs = defineOperation({
  ...office,
  id: 'opsListCustomerActs',
  roles: staffRoles,
  method: 'GET',
  path: '/ops/customers/:id/acts',
  summary: 'Acts of the office about a customer, or about one record of the customer; newest first',
  params: oneRecord,
  query: v.strictObject({ ...pageQuery, record: v.optional(recordIdParam()) }),
  answer: pageOf(actCodec),
  errors: ['not_found'],
})

/** Lists the acts of the office about one worker. */
export const opsListWorkerActs = defineOperation({
  ...office,
  id: 'opsListWorkerActs',
  roles: ['desk', 'recruitment', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/workers/:id/acts',
  summary: 'Acts of the office about a worker: the offer, absences and documents; newest first',
  params: /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ catalogueIdParam() }),
  query: v.strictObject(pageQuery),
  answer: pageOf(actCodec),
  errors: ['not_found'],
})

// One record by its id or its number

export const opsGetOrder = defineOperation({
  ...one,
  id: 'opsGetOrder',
  roles: staffRoles,
  path: '/ops/orders/:id',
  summary: 'One order, by its number or that of its contract',
  answer: resultOf(officeOrder),
})

export const opsGetContract = defineOperation({
  ...one,
  id: 'opsGetContract',
  roles: staffRoles,
  path: '/ops/contracts/:id',
  summary: 'One contract, by its number or that of its order',
  answer: resultOf(officeContract),
})

/** One customer with what the office asks for on the phone. */
export const opsGetCustomer = defineOperation({
  ...one,
  id: 'opsGetCustomer',
  roles: staffRoles,
  path: '/ops/customers/:id',
  summary: 'One customer, with the addresses and the balance of the wallet',
  answer: resultOf(
    record({
      ...customerFields,
      email: field('email', optionalTextField()),
      /** Whether the mobile was verified by a code. */
      isMobileVerified: field('is_mobile_verified', booleanField()),
      isEmailVerified: field('is_email_verified', booleanField()),
      /** What the customer can spend. */
      wallet: field('wallet', amount()),
      addresses: field('addresses', listField(textField())),
    }),
  ),
  read: (customer) => ({ ...customer, phone: customer.mobile ?? customer.contactPhone ?? '' }),
})

export const opsListCustomerInvoices = defineOperation({
  ...office,
  id: 'opsListCustomerInvoices',
  roles: ['desk', 'finance', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/customers/:id/invoices',
  summary: 'Invoices of a customer, newest first',
  params: oneRecord,
  query: v.strictObject(pageQuery),
  answer: pageOf(invoiceCodec),
  errors: ['not_found'],
})

export const opsGetVisit = defineOperation({
  ...one,
  id: 'opsGetVisit',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  path: '/ops/visits/:id',
  summary: 'One visit',
  answer: resultOf(officeVisit),
})

export const opsGetRequest = defineOperation({
  ...one,
  id: 'opsGetRequest',
  roles: staffRoles,
  path: '/ops/requests/:id',
  summary: 'One request of a customer',
  answer: resultOf(officeRequest),
})

export const opsGetComplaint = defineOperation({
  ...one,
  id: 'opsGetComplaint',
  roles: ['desk', 'recruitment', 'branch_manager', 'owner', 'auditor'],
  path: '/ops/complaints/:id',
  summary: 'One complaint',
  answer: resultOf(officeComplaint),
})

const officeInvoice = /* @__PURE__ */ extended(invoiceCodec, {
  ...contactFields,
  /** What the lines of the invoice are for. */
  descriptions: field('descriptions', listField(textField())),
  payment: field(
    'payment',
    optionalRecord(
      record({
        method: field('method', v.picklist(receivedPaymentMethods)),
        receipt: field('receipt', optionalTextField()),
        at: field('at', optionalInstant()),
      }),
    ),
  ),
})

export const opsGetInvoice = defineOperation({
  ...one,
  id: 'opsGetInvoice',
  roles: ['desk', 'finance', 'branch_manager', 'owner', 'auditor'],
  path: '/ops/invoices/:id',
  summary: 'One invoice',
  answer: resultOf(officeInvoice),
})

export const opsGetRefund = defineOperation({
  ...one,
  id: 'opsGetRefund',
  roles: ['desk', 'finance', 'branch_manager', 'owner', 'auditor'],
  path: '/ops/refunds/:id',
  summary: 'One refund',
  answer: resultOf(refundCodec),
})

// Workers and maintenance

export const opsSetWorkerAvailability = defineOperation({
  ...office,
  id: 'opsSetWorkerAvailability',
  roles: ['recruitment', 'dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/workers/:id/availability',
  summary: 'Take a worker off the offer, or put her back',
  params: oneRecord,
  body: v.strictObject({ available: booleanInputSchema() }),
  answer: successCodec,
  idempotent: true,
  errors: ['not_found'],
})

/** What an absence of a worker touches: a visit, or the days of a contract or of an unpaid order. */
const touchedCodec = /* @__PURE__ */ record({
  worker: field('employee_id', relationField()),
  order: field('order_id', relationField()),
  contract: field('contract_id', relationField()),
  /** One visit by its number; null for days of a contract or an order. */
  visit: field('visit_id', relationField()),
  firstDay: field('first_day', optionalDay()),
  lastDay: field('last_day', optionalDay()),
  window: field('visit_window', code(visitPeriods)),
  ...contactFields,
})

const absenceCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  worker: field('employee_id', relationField()),
  from: field('from', optionalDay()),
  to: field('to', optionalDay()),
  reason: field('reason', textField()),
  note: field('note', optionalTextField()),
  /** What still has to be given to somebody else. */
  touched: field('touched', listOf(touchedCodec)),
})

const oneWorker = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ catalogueIdParam() })

/** Shows what an absence would touch; nothing is recorded. */
export const opsPreviewAbsence = defineOperation({
  ...office,
  id: 'opsPreviewAbsence',
  roles: ['dispatch', 'branch_manager', 'owner'],
  method: 'GET',
  path: '/ops/workers/:id/absence-preview',
  summary: 'What an absence of a worker would touch: visits, contracts and orders; changes nothing',
  params: oneWorker,
  query: v.strictObject({ from: dayParam(), to: dayParam() }),
  answer: resultOf(listOf(touchedCodec)),
  errors: ['not_found'],
})

/** Records that a worker does not work from a day to a day. */
export const opsRecordAbsence = defineOperation({
  ...office,
  id: 'opsRecordAbsence',
  roles: ['dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/workers/:id/absences',
  summary:
    'Record days on which a worker does not work: she is not booked then, and what it touches is listed',
  params: oneWorker,
  body: v.strictObject({
    from: dayInputSchema(),
    to: dayInputSchema(),
    reason: choiceInputSchema(absenceReasons),
    note: v.optional(multilineInputSchema(textLimits.officeNote)),
    ...actor,
  }),
  answer: resultOf(absenceCodec),
  status: 201,
  idempotent: true,
  errors: ['not_found'],
})

/** Ends an absence before its last day. */
export const opsEndAbsence = defineOperation({
  ...office,
  id: 'opsEndAbsence',
  roles: ['dispatch', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/absences/:id/end',
  summary: 'End an absence early: its last day, yesterday unless it is named, or never if it has not begun',
  params: oneRecord,
  body: v.strictObject({ to: v.optional(dayInputSchema()), ...actor }),
  answer: successCodec,
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Lists absences that are not over, each with what still has to be given to somebody else. */
export const opsListAbsences = defineOperation({
  ...office,
  id: 'opsListAbsences',
  roles: ['desk', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/absences',
  summary: 'Absences of workers that are not over, each with what still has to be given to somebody else',
  query: v.strictObject({ ...pageQuery, worker: v.optional(catalogueIdParam()) }),
  answer: pageOf(absenceCodec),
  errors: [],
})

export const opsResetRateLimits = defineOperation({
  ...office,
  id: 'opsResetRateLimits',
  roles: ['owner'],
  method: 'POST',
  path: '/ops/rate-limits/reset',
  summary: 'Open the limits of an account or address again, or all of them',
  body: v.strictObject({ subject: v.optional(singleLineInputSchema(textLimits.rateLimitSubject)) }),
  answer: successCodec,
  errors: [],
})

const outboxCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  kind: field('kind', textField()),
  attempts: field('attempts', countField()),
  dead: field('dead', booleanField()),
  nextAt: field('next_at', optionalInstant()),
  error: field('error', optionalTextField()),
})

export const opsListNotices = defineOperation({
  ...office,
  id: 'opsListNotices',
  roles: ['desk', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/notices',
  summary: 'What customers were told, by which messages, and which of these were sent or given up',
  query: v.strictObject({
    ...pageQuery,
    customer: v.optional(recordIdParam()),
    failed: v.optional(booleanParam()),
  }),
  answer: pageOf(
    record({
      id: field('id', idField()),
      kind: field('kind', textField()),
      /** The notice in words. */
      title: field('title', textField()),
      text: field('text', textField()),
      customerId: field('customer_id', idField()),
      /** The id of the record that the notice is about, such as an order, a visit or an invoice. */
      about: field('about', textField()),
      at: field('at', optionalInstant()),
      readAt: field('read_at', optionalInstant()),
      /** The messages of the notice: those that were sent, are waiting, or were given up. */
      deliveries: field(
        'deliveries',
        listOf(extended(outboxCodec, { sentAt: field('sent_at', optionalInstant()) })),
      ),
    }),
  ),
  errors: [],
})

const officeNotice = /* @__PURE__ */ record({
  id: field('id', idField()),
  kind: field('kind', textField()),
  title: field('title', textField()),
  text: field('text', textField()),
  at: field('at', optionalInstant()),
  readAt: field('read_at', optionalInstant()),
  customer: contactFields.customer,
  /** The ways by which its messages were given up. */
  failed: field('failed', listField(textField())),
})

export const opsGetNotice = defineOperation({
  ...one,
  id: 'opsGetNotice',
  roles: ['desk', 'branch_manager', 'owner', 'auditor'],
  path: '/ops/notices/:id',
  summary: 'One notice in words, and by which ways it did not arrive',
  answer: resultOf(officeNotice),
})

/** Deals with a notice whose messages were given up. */
export const opsAnswerNotice = defineOperation({
  ...office,
  id: 'opsAnswerNotice',
  roles: ['desk', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/notices/:id/answer',
  summary: 'Send the messages of a notice that were given up once more, or say that the family was told',
  params: oneRecord,
  body: v.strictObject({ decision: choiceInputSchema(['resend', 'told']) }),
  answer: resultOf(officeNotice),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsListOutbox = defineOperation({
  ...office,
  id: 'opsListOutbox',
  roles: ['owner', 'auditor'],
  method: 'GET',
  path: '/ops/outbox',
  summary: 'Mail, payment and event messages that wait or were given up',
  query: v.strictObject({ ...pageQuery, dead: v.optional(booleanParam()) }),
  answer: pageOf(outboxCodec),
  errors: [],
})

/** Sends a message of a notice again, whether it was given up or already sent. */
export const opsResendOutboxMessage = defineOperation({
  ...office,
  id: 'opsResendOutboxMessage',
  roles: ['owner'],
  method: 'POST',
  path: '/ops/outbox/:id/retry',
  summary: 'Send a message once more: one that was given up, or one of a notice that was sent',
  params: oneRecord,
  answer: successCodec,
  errors: ['not_found', 'transition_not_allowed'],
})

export const opsRunJobs = defineOperation({
  ...office,
  id: 'opsRunJobs',
  roles: ['owner'],
  method: 'POST',
  path: '/ops/jobs/run',
  summary: 'Do now what is otherwise done by the clock: expire holds, age contracts, send messages',
  body: v.strictObject({
    jobs: v.optional(v.pipe(v.array(singleLineInputSchema(textLimits.jobName)), v.maxLength(20, 'too_long'))),
  }),
  answer: resultOf(listField(v.object({ job: textField(), changed: countField() }))),
  errors: [],
})
