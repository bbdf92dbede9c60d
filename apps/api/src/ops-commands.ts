import * as v from 'valibot'
import * as ops from '@sakina/api-client/wire/ops'
import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import * as officeOrders from '@sakina/api-client/wire/office-orders'
import * as officeWorkers from '@sakina/api-client/wire/office-workers'
import * as queue from '@sakina/api-client/wire/queue'
import * as staff from '@sakina/api-client/wire/staff'
import type { AnyOperation } from '@sakina/api-client/wire/operation'

/** A command of the office's command line and the operation it calls. */
export type OpsCommand = {
  readonly operation: AnyOperation
  /** The arguments in order, those of the path first; a `?` marks an optional one. */
  readonly words: readonly string[]
  readonly help: string
  readonly query?: (words: readonly (string | undefined)[]) => Readonly<Record<string, string | undefined>>
  readonly body?: (words: readonly (string | undefined)[]) => Readonly<Record<string, unknown>>
}

const list = (operation: AnyOperation, filter: string | undefined, help: string): OpsCommand => ({
  operation,
  words: filter === undefined ? [] : [`${filter}?`],
  help,
  query: ([value]) => (filter === undefined ? {} : { [filter]: value }),
})

/** Shows one record, by its id or its number. */
const one = (operation: AnyOperation, record: string, help: string): OpsCommand => ({
  operation,
  words: [record],
  help,
})

/** What a long act takes as the API document has it, in JSON. */
const bodyIn = (text: string | undefined): Readonly<Record<string, unknown>> =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text)

const idOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** Stands for a word that is left to the office's rules, before one that is not. */
const anyone = 'any'

const workerOf = (text: string | undefined): number | undefined => (text === anyone ? undefined : idOf(text))

/** Branches by their ids with commas; `any` is every branch. */
const branchesOf = (text: string | undefined): readonly number[] | undefined =>
  text === undefined ? undefined : text === anyone ? [] : text.split(',').map(Number)

const isYes = (text: string | undefined): boolean => text === 'yes' || text === 'true'

/** Every command of the office, by its name on the command line. */
export const opsCommands: Readonly<Record<string, OpsCommand>> = {
  acts: list(ops.opsListActs, 'customer', 'acts on money: who, why, and what was before and after'),
  orders: list(ops.opsListOrders, 'status', 'orders, newest first'),
  recruitment: list(
    ops.opsListRecruitment,
    'stage',
    'recruitments under way, the earliest due first, with counts by stage',
  ),
  contracts: list(ops.opsListContracts, 'state', 'contracts, newest first'),
  requests: list(ops.opsListRequests, 'status', 'what customers asked for (open, approved, rejected)'),
  complaints: list(ops.opsListComplaints, 'state', 'complaints (open, on_hold, closed)'),
  visits: list(ops.opsListVisits, 'date', 'visits of a day, YYYY-MM-DD'),
  dispatch: {
    operation: opsListDispatch,
    words: ['date', 'view?'],
    help: 'the day of a branch: visits, orders that lack a worker, counts, drivers and workers (no_worker, absent, no_driver, late, open, done, failed)',
    query: ([date, view]) => ({ date, view }),
  },
  refunds: list(
    ops.opsListRefunds,
    'state',
    'refunds (pending, sending, sent, failed); unclear: look them up at the provider',
  ),
  'all-invoices': list(
    ops.opsListInvoices,
    'view',
    'invoices (unpaid, overdue, paid, credited, credit_note), with counts and sums; --from= and --to= name days',
  ),
  payments: list(
    ops.opsListPayments,
    'method',
    'payments that came in (card, instalments, cash, transfer, card_machine), with counts and sums',
  ),
  closing: {
    operation: ops.opsGetClosing,
    words: ['from', 'to?'],
    help: 'close a day, or the days until another, by branch: payments by method, and invoices with their VAT',
    query: ([from, to]) => ({ from, to: to ?? from }),
  },
  customers: list(ops.opsListCustomers, 'search', 'find a customer by name, login, mobile or number'),
  notices: list(
    ops.opsListNotices,
    'customer',
    'what customers were told, with each message and when it was sent',
  ),
  'failed-notices': {
    operation: ops.opsListNotices,
    words: [],
    help: 'notices of which an email or text was given up; retry-outbox sends it again',
    query: () => ({ failed: 'true' }),
  },
  'show-order': one(ops.opsGetOrder, 'order', 'one order, by its number or that of its contract'),
  'show-contract': one(ops.opsGetContract, 'contract', 'one contract, by its number or that of its order'),
  'show-customer': one(ops.opsGetCustomer, 'customer', 'one customer, with addresses and wallet'),
  invoices: one(ops.opsListCustomerInvoices, 'customer', 'invoices of a customer, newest first'),
  'show-visit': one(ops.opsGetVisit, 'visit', 'one visit, such as CT-7/1'),
  'show-request': one(ops.opsGetRequest, 'request', 'one request, by its number'),
  'show-complaint': one(ops.opsGetComplaint, 'complaint', 'one complaint, by its number'),
  'show-invoice': one(ops.opsGetInvoice, 'invoice', 'one invoice, by its number'),
  'show-refund': one(ops.opsGetRefund, 'refund', 'one refund'),
  'show-notice': one(ops.opsGetNotice, 'notice', 'one notice in words, and how it did not arrive'),
  'customer-acts': {
    operation: ops.opsListCustomerActs,
    words: ['customer', 'record?'],
    help: 'what the office did about a customer, or one record of the customer',
    query: ([record]) => ({ record }),
  },
  'answer-notice': {
    operation: ops.opsAnswerNotice,
    words: ['notice', 'resend-or-told'],
    help: 'send what was given up of a notice once more, or say that the family was told',
    body: ([decision]) => ({ decision }),
  },
  papers: list(ops.opsListUploads, 'customer', 'passports and attachments, of a customer or of all'),
  'paper-views': list(ops.opsListUploadViews, 'customer', 'who opened which paper, and why'),
  paper: {
    operation: ops.opsOpenUpload,
    words: ['paper', 'your-name', 'reason?'],
    help: 'open a paper, in base64; your name, the time and the reason are kept',
    body: ([by, reason]) => ({ by, reason }),
  },
  messages: list(
    ops.opsListContactMessages,
    'open',
    'messages of the contact form; true for those that wait',
  ),
  'show-message': one(
    ops.opsGetContactMessage,
    'message',
    'one message of the contact form, by its reference',
  ),
  'answer-message': {
    operation: ops.opsAnswerContactMessage,
    words: ['message', 'text'],
    help: 'answer a message of the contact form by email, or keep what was said on the phone',
    body: ([text]) => ({ text }),
  },
  alerts: list(
    ops.opsListAvailabilityAlerts,
    'open',
    'who waits for a plan, a day or a place; true for open ones',
  ),
  outbox: list(ops.opsListOutbox, 'dead', 'letters and refunds that wait; true for those given up'),
  stage: {
    operation: ops.opsAdvanceOrder,
    words: ['order', 'stage', 'note?'],
    help: 'move an order to its next stage, as on_the_way, arrived, received',
    body: ([stage, note]) => ({ stage, note }),
  },
  offer: {
    operation: ops.opsOfferWorker,
    words: ['order', 'place'],
    help: 'record that the worker who is due was at the door, or is ready at the branch: door or branch; the days run from tomorrow',
    body: ([place]) => ({ place }),
  },
  'decide-offer': {
    operation: ops.opsDecideOffer,
    words: ['order', 'made-or-failed', 'note?'],
    help: 'decide whether a worker was offered, which the family disputes; the family reads the note',
    body: ([decision, note]) => ({ decision, note }),
  },
  'free-workers': {
    operation: ops.opsListFreeWorkers,
    words: ['order', 'from?'],
    help: 'workers who are free for an order or a package, or for a contract from a day on',
    query: ([from]) => ({ from }),
  },
  assign: {
    operation: ops.opsAssignWorker,
    words: ['order', 'worker?', 'from?', 'instead-of?', 'reason?', 'family-agreed?'],
    help: 'give an order its worker (any: the nearest free one), one under way another from a day on, a package one after the other; yes if the family agreed to one of another city',
    body: ([worker, from, leaving, reason, familyAgreed]) => ({
      employee_id: workerOf(worker),
      from: from === anyone ? undefined : from,
      instead_of: workerOf(leaving),
      reason,
      family_agreed: isYes(familyAgreed) || undefined,
    }),
  },
  'free-workers-of-visit': {
    operation: ops.opsListFreeWorkersOfVisit,
    words: ['visit'],
    help: 'workers who are free at the time of a visit',
  },
  'reassign-visit': {
    operation: ops.opsReassignVisit,
    words: ['visit', 'worker?', 'instead-of?', 'reason?'],
    help: 'send another worker (any: the nearest free one) to one visit; the others keep theirs',
    body: ([worker, leaving, reason]) => ({
      employee_id: workerOf(worker),
      instead_of: workerOf(leaving),
      reason,
    }),
  },
  'move-visit': {
    operation: ops.opsMoveVisit,
    words: ['visit', 'date', 'morning-or-evening', 'reason?'],
    help: 'move a visit to a free time of its worker; the family is told',
    body: ([date, window, reason]) => ({ date, visit_window: window, reason }),
  },
  'preview-absence': {
    operation: ops.opsPreviewAbsence,
    words: ['worker', 'from', 'to'],
    help: 'what an absence of a worker would touch',
    query: ([from, to]) => ({ from, to }),
  },
  absent: {
    operation: ops.opsRecordAbsence,
    words: ['worker', 'from', 'to', 'reason', 'note?'],
    help: 'a worker does not work from a day to a day (ill, leave, other): she is not booked then',
    body: ([from, to, reason, note]) => ({ from, to, reason, note }),
  },
  'end-absence': {
    operation: ops.opsEndAbsence,
    words: ['absence', 'last-day?'],
    help: 'end an absence early: yesterday was its last day, unless another is named',
    body: ([to]) => ({ to }),
  },
  absences: list(
    ops.opsListAbsences,
    'worker',
    'absences that are not over, with what still has to be given to somebody else',
  ),
  price: {
    operation: ops.opsPriceOrder,
    words: ['order', 'list-price', 'wage', 'note?'],
    help: 'price a personalised package in SAR',
    body: ([price, wage, note]) => ({ list_price: Number(price), employee_wage: Number(wage), note }),
  },
  'release-order': {
    operation: ops.opsReleaseOrderHold,
    words: ['order'],
    help: 'end the hold of an unpaid order now',
    body: () => ({}),
  },
  'check-payment': {
    operation: ops.opsCheckPayment,
    words: ['order'],
    help: 'ask the payment provider whether an order was paid; what was is booked, or goes back',
    body: () => ({}),
  },
  'cancel-order': {
    operation: ops.opsCancelOrder,
    words: ['order', 'reason'],
    help: 'call an order off; what was paid goes back',
    body: ([reason]) => ({ reason }),
  },
  'contract-state': {
    operation: ops.opsSetContractState,
    words: ['contract', 'state', 'note?'],
    help: 'set the state of a contract',
    body: ([state, note]) => ({ state, note }),
  },
  'cancel-contract': {
    operation: ops.opsCancelContract,
    words: ['contract', 'reason', 'fault?', 'manager?'],
    help: 'end a contract: ours (unless said) or nobody gives back everything unused, family is the family’s quote',
    body: ([reason, fault, manager]) => ({ reason, fault, manager }),
  },
  charge: {
    operation: ops.opsIssueCharge,
    words: ['contract', 'amount', 'description', 'due-date?'],
    help: 'issue an office charge in SAR, tax included',
    body: ([amount, description, due]) => ({ amount: Number(amount), description, due_date: due }),
  },
  'void-charge': {
    operation: ops.opsVoidCharge,
    words: ['invoice', 'reason'],
    help: 'take a charge or a fee back: it is credited, and what was paid goes back',
    body: ([reason]) => ({ reason }),
  },
  'record-payment': {
    operation: ops.opsRecordPayment,
    words: ['invoice', 'method', 'receipt?'],
    help: 'record that an invoice was paid at the office: cash, transfer or card_machine, the last two with the number of the receipt',
    body: ([method, receipt]) => ({ method, receipt }),
  },
  'record-order-payment': {
    operation: ops.opsRecordOrderPayment,
    words: ['order', 'method', 'receipt?', 'terms?'],
    help: 'record that an order was paid at the office: cash, transfer or card_machine, with the version of the terms that the family agreed to',
    body: ([method, receipt, terms]) => ({ method, receipt, terms_version: terms }),
  },
  'send-payment-link': {
    operation: ops.opsSendPaymentLink,
    words: ['order'],
    help: 'send a family the page on which it agrees to the terms of its order and pays',
    body: () => ({}),
  },
  register: {
    operation: officeOrders.opsRegisterCustomer,
    words: ['mobile', 'national-id', 'name'],
    help: 'open an account for a family, which still confirms its mobile',
    body: ([mobile, nationalId, name]) => ({ mobile, id_card: nationalId, name }),
  },
  'send-mobile-code': {
    operation: officeOrders.opsSendMobileCode,
    words: ['customer'],
    help: 'text a family the code by which the office confirms its mobile',
  },
  'verify-mobile': {
    operation: officeOrders.opsVerifyMobile,
    words: ['customer', 'code'],
    help: 'confirm the mobile of a family by the code that it told',
    body: ([code]) => ({ code }),
  },
  addresses: one(officeOrders.opsGetAddressBook, 'customer', 'the addresses of a customer, with their ids'),
  'add-address': {
    operation: officeOrders.opsAddAddress,
    words: ['customer', 'json'],
    help: 'add an address for a customer',
    body: ([json]) => bodyIn(json),
  },
  'quote-order': {
    operation: officeOrders.opsQuoteOrder,
    words: ['customer', 'json'],
    help: 'what an order of a customer would cost; orders nothing',
    body: ([json]) => bodyIn(json),
  },
  'order-hourly': {
    operation: officeOrders.opsPlaceHourlyOrder,
    words: ['customer', 'json'],
    help: 'order hourly visits for a customer',
    body: ([json]) => bodyIn(json),
  },
  'order-resident': {
    operation: officeOrders.opsPlaceResidentOrder,
    words: ['customer', 'json'],
    help: 'order a resident or transferred plan for a customer',
    body: ([json]) => bodyIn(json),
  },
  'order-attempt': {
    operation: officeOrders.opsGetOrderAttempt,
    words: ['customer', 'key'],
    help: 'what became of an order for a customer whose answer was lost, by its key',
  },
  approve: {
    operation: ops.opsAnswerRequest,
    words: ['request', 'note?', 'worker?'],
    help: 'approve a request, which carries it out',
    body: ([note, worker]) => ({ decision: 'approve', note, employee_id: idOf(worker) }),
  },
  reject: {
    operation: ops.opsAnswerRequest,
    words: ['request', 'note?'],
    help: 'refuse a request',
    body: ([note]) => ({ decision: 'reject', note }),
  },
  complaint: {
    operation: ops.opsAnswerComplaint,
    words: ['complaint', 'state', 'note?'],
    help: 'answer a complaint: open, on_hold or closed',
    body: ([state, note]) => ({ state, note }),
  },
  visit: {
    operation: ops.opsSetVisitState,
    words: ['visit', 'state', 'fault?', 'reason?', 'note?'],
    help: 'mark a visit: on_the_way, in_progress, done, missed or cancelled; the last two are our fault (agency, which returns the price) unless it is family or nobody',
    body: ([state, fault, reason, note]) => ({ state, fault, reason, note }),
  },
  unconfirmed: list(
    ops.opsListUnconfirmedVisits,
    'asked',
    'visits that nobody confirmed or the family disputes, oldest first, with the sum at stake; “no”: those from before families were asked',
  ),
  'decide-visit': {
    operation: ops.opsDecideVisit,
    words: ['visit', 'made-or-failed', 'note?'],
    help: 'decide whether a visit that nobody confirmed, or the family disputes, was made; the family reads the note',
    body: ([decision, note]) => ({ decision, note }),
  },
  'preview-visit': {
    operation: ops.opsPreviewVisit,
    words: ['visit', 'state', 'fault?'],
    help: 'what a missed or cancelled visit would return to the family',
    query: ([state, fault]) => ({ state, fault }),
  },
  'driver-link': {
    operation: ops.opsMakeDriverLink,
    words: ['driver', 'date', 'branch?', 'visits?'],
    help: 'give a driver visits of a day (those of a branch without a driver, or with any: numbers with commas), and make the link to them',
    body: ([driver, date, branch, visits]) => ({
      driver,
      date,
      branch: branch === anyone ? undefined : branch,
      visits: visits?.split(','),
    }),
  },
  refund: {
    operation: ops.opsMarkRefund,
    words: ['refund', 'state', 'note?'],
    help: 'say that a refund was sent, or failed',
    body: ([state, note]) => ({ state, note }),
  },
  'send-refund': {
    operation: ops.opsMarkRefund,
    words: ['refund', 'note?'],
    help: 'send a refund that is unclear or failed once more',
    body: ([note]) => ({ state: 'pending', note }),
  },
  'must-change-password': {
    operation: ops.opsFlagPasswordChange,
    words: ['customer', 'yes-or-no'],
    help: 'ask for a new password at the next log-in',
    body: ([answer]) => ({ required: isYes(answer) }),
  },
  wallet: {
    operation: ops.opsAdjustWallet,
    words: ['customer', 'amount', 'reason'],
    help: 'post an amount in SAR to a wallet, or take it off with a minus',
    body: ([amount, reason]) => ({ amount: Number(amount), reason }),
  },
  voucher: {
    operation: ops.opsGrantVoucher,
    words: ['customer', 'percent-or-amount', 'valid-until', 'name'],
    help: 'give a voucher: 10% or 50 (SAR)',
    body: ([worth = '', until, name]) => ({
      ...(worth.endsWith('%') ? { percent: Number(worth.slice(0, -1)) } : { amount: Number(worth) }),
      valid_until: until,
      name,
    }),
  },
  'worker-available': {
    operation: ops.opsSetWorkerAvailability,
    words: ['worker', 'yes-or-no'],
    help: 'put a worker on the offer, or take her off',
    body: ([answer]) => ({ available: isYes(answer) }),
  },
  workers: list(
    officeWorkers.opsListWorkers,
    'documents',
    'workers, with what they do today and their documents (expired, within_30, within_60), the first to expire at the top',
  ),
  worker: one(officeWorkers.opsGetWorker, 'worker', 'one worker'),
  'worker-acts': one(ops.opsListWorkerActs, 'worker', 'what the office did about a worker'),
  'worker-document': {
    operation: officeWorkers.opsSetWorkerDocument,
    words: ['worker', 'kind', 'expires-on', 'was?'],
    help: 'record until when a document is valid (residence_permit, passport, medical, insurance), after the day that was recorded; any: it has none',
    body: ([kind, expires, was]) => ({
      kind,
      expires_on: expires === anyone ? undefined : expires,
      seen_expires_on: was,
    }),
  },
  staff: list(
    staff.opsListStaff,
    'active',
    'people of the office, with their roles; true for those who can sign in',
  ),
  'add-staff': {
    operation: staff.opsAddStaff,
    words: ['email', 'name', 'roles', 'branches?'],
    help: 'let a person sign in to the office (roles with commas, such as desk,dispatch; branches by their ids); the answer shows the first password once',
    body: ([email, name, roles, branches]) => ({
      email,
      name,
      roles: roles?.split(','),
      branches: branchesOf(branches),
    }),
  },
  'change-staff': {
    operation: staff.opsChangeStaff,
    words: ['person', 'roles', 'branches?'],
    help: 'change what a person of the office may do, and in which branches (any: all of them)',
    body: ([roles, branches]) => ({ roles: roles?.split(','), branches: branchesOf(branches) }),
  },
  'end-staff': {
    operation: staff.opsChangeStaff,
    words: ['person'],
    help: 'end the account of a person who left, with every session',
    body: () => ({ is_active: false }),
  },
  'staff-password': {
    operation: staff.opsResetStaffPassword,
    words: ['person'],
    help: 'give a person of the office a new password, shown once; every session ends',
    body: () => ({}),
  },
  queue: list(
    queue.opsListQueue,
    'kind',
    'what waits for the office, the earliest deadline first, with counts',
  ),
  'reset-limits': {
    operation: ops.opsResetRateLimits,
    words: ['login-or-address?'],
    help: 'open the limits of an account or address again, or all',
    body: ([subject]) => ({ subject }),
  },
  'retry-outbox': {
    operation: ops.opsResendOutboxMessage,
    words: ['message'],
    help: 'send a message once more that was given up, or one of a notice that was sent',
  },
  'run-jobs': {
    operation: ops.opsRunJobs,
    words: ['job?'],
    help: 'do now what the clock does otherwise: holds, contracts, outbox',
    body: ([job]) => ({ jobs: job === undefined ? undefined : [job] }),
  },
}

/** Returns the help of the office's command line. */
export const helpText = (): string => {
  const shown = Object.entries(opsCommands).map(([name, { words, help }]) => {
    const usage = [
      name,
      ...words.map((word) => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : `<${word}>`)),
    ]
    return [usage.join(' '), help] as const
  })
  const width = Math.max(...shown.map(([usage]) => usage.length)) + 2
  return [
    'The office, from the command line. The server has to be running.',
    '',
    'Usage: pnpm --filter @sakina/api ops <command> [words] [--key=…] [--by=…]',
    '       pnpm --filter @sakina/api ops preview <command> [words]',
    '',
    ...shown.map(([usage, help]) => `  ${usage.padEnd(width)}${help}`),
    '',
    'SAKINA_URL says where the server is (http://127.0.0.1:3000 unless set).',
    'OPS_TOKEN is the token of the office; unset, the ops-token file of DATA_DIR is read.',
    'preview shows what a command on money would change, and does nothing; --by keeps who did it.',
    'Records go by their numbers, too: SK-…, CT-…, CT-…/1 for a visit, INV-…, RQ-…, CP-….',
    'Lists take --page=2, --limit=100, and most --search= with a number, a name or a mobile as it is typed.',
    'Where an answer was lost, the key to ask again under is told: with --key nothing is done twice.',
    '',
  ].join('\n')
}
