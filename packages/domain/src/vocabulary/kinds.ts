import { MAX_WORKERS_PER_ORDER } from './limits.ts'

/**
 * The codes of the services on the wire; `period` is a transferred worker, `mediation` a
 * recruitment.
 */
export const serviceCodes = ['hourly', 'resident', 'period', 'mediation', 'special_packages'] as const
export type ServiceCode = (typeof serviceCodes)[number]

/** The times of day of a visit: morning and evening. */
export const visitPeriods = ['morning', 'evening'] as const
export type VisitPeriod = (typeof visitPeriods)[number]

/** Whose fault it is that a visit did not take place, or that a contract is cancelled. A storm is nobody's. */
export const faults = ['agency', 'family', 'nobody'] as const
export type Fault = (typeof faults)[number]

/** Why a visit did not take place, by whose fault it is. Only the office sees these codes. */
export const visitFailureReasons = {
  agency: ['worker_ill', 'no_worker', 'no_driver', 'called_off'],
  family: ['nobody_opened', 'worker_refused', 'unsafe'],
  nobody: ['weather', 'road'],
} as const
export type VisitFailureReason = (typeof visitFailureReasons)[Fault][number]
// A call, so that pages which never name a reason leave the list out.
function reasonsOfAllFaults(): readonly [VisitFailureReason, ...VisitFailureReason[]] {
  const { agency, family, nobody } = visitFailureReasons
  return [...agency, ...family, ...nobody]
}

/** The reasons of all faults. */
export const allVisitFailureReasons = /* @__PURE__ */ reasonsOfAllFaults()

/** Why a worker does not work for some days, which only the office sees. */
export const absenceReasons = ['ill', 'leave', 'other'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

/** The documents of a worker that expire. */
export const workerDocumentKinds = ['residence_permit', 'passport', 'medical', 'insurance'] as const
export type WorkerDocumentKind = (typeof workerDocumentKinds)[number]

/** How near the end of a document is: it has expired, or expires within as many days. */
export const documentAlerts = ['expired', 'within_30', 'within_60'] as const
export type DocumentAlert = (typeof documentAlerts)[number]

/** What a worker does today: she is free, with a family, absent, or off the offer. */
export const workerAvailabilities = ['available', 'booked', 'absent', 'withdrawn'] as const
export type WorkerAvailability = (typeof workerAvailabilities)[number]

/** What a family gets for a visit that failed without its fault. */
export const visitRemedies = ['another_time', 'refund'] as const
export type VisitRemedy = (typeof visitRemedies)[number]

/** Whom a family wants the next time: the worker of the visit that it rated, or another. */
export const nextWorkerWishes = ['same', 'another'] as const
export type NextWorkerWish = (typeof nextWorkerWishes)[number]

/** How often the visits of a plan are booked again. */
export const repeatModes = ['once', 'weekly', 'monthly'] as const
export type RepeatMode = (typeof repeatModes)[number]

/** Seasons that a plan can be limited to. */
export const planSeasons = ['ramadan'] as const
export type PlanSeason = (typeof planSeasons)[number]

/** The kinds of complaint, in the order of the form. */
export const complaintTypes = ['delay', 'unsatisfactory', 'behavior', 'payment', 'other'] as const
export type ComplaintType = (typeof complaintTypes)[number]

/** The priorities that a request to the office can have. */
export const requestPriorities = ['low', 'medium', 'high'] as const
export type RequestPriority = (typeof requestPriorities)[number]

/** The unit in which the use of a contract is counted; months only in the trial of a recruited worker. */
/**
 * What becomes of an order's voucher when its contract ends: it is `returned` whole, or `shared`: it lowered
 * what was paid, so its share is in the refund.
 */
export const voucherOutcomes = ['returned', 'shared'] as const
/** What becomes of an order's voucher when its contract ends. */
export type VoucherOutcome = (typeof voucherOutcomes)[number]

export const contractUnits = ['visits', 'days', 'months'] as const
export type ContractUnit = (typeof contractUnits)[number]

/** The kinds of requests that a customer can make about a contract. */
export const requestKinds = [
  'cancellation',
  'suspension',
  'replacement',
  'replace_service',
  'refund_payment',
] as const
export type RequestKind = (typeof requestKinds)[number]

/**
 * What a customer requests in the return form of the wallet: another service or the money back, in the
 * spelling of the specification.
 */
export const walletReturnActions = ['replaceService', 'refundPayment'] as const

/** The reasons that a request form offers besides free text, in the order of the form. */
export const contractRequestReasons = {
  cancellation: ['no_need', 'moving', 'price', 'quality', 'other'],
  suspension: ['no_need', 'booking_error', 'other'],
  replacement: ['no_show', 'unsatisfactory', 'late', 'other'],
  walletReturn: ['unused', 'charged_twice', 'not_as_described', 'other'],
} as const

/** The states of a request to verify a national ID. */
export const identityCheckStates = ['waiting', 'approved', 'denied', 'expired'] as const
export type IdentityCheckState = (typeof identityCheckStates)[number]

/** The kinds of invoice documents. */
export const invoiceKinds = [
  'order',
  'suspension_fee',
  'cancellation_balance',
  'office_charge',
  'credit_note',
] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The ways to pay an order. */
export const paymentMethods = ['card', 'instalments', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The ways in which the office itself takes a payment, and records it. */
export const officePaymentMethods = ['cash', 'transfer', 'card_machine'] as const
export type OfficePaymentMethod = (typeof officePaymentMethods)[number]

/** Every way in which money can have come in. */
export const receivedPaymentMethods = [...paymentMethods, ...officePaymentMethods] as const
export type ReceivedPaymentMethod = (typeof receivedPaymentMethods)[number]

/** The parts of the list of invoices of the office. */
export const invoiceViews = ['unpaid', 'overdue', 'paid', 'credited', 'credit_note'] as const
export type InvoiceView = (typeof invoiceViews)[number]

/** The tiers of the loyalty programme, the lowest first. */
export const tierCodes = ['bronze', 'silver', 'gold', 'diamond'] as const
export type TierCode = (typeof tierCodes)[number]

/** The kinds of accounts that have a ledger: wallet and points. */
export const ledgerAccountKinds = ['wallet', 'points'] as const
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number]

/** The kinds of entry the ledger of the wallet stores. */
export const walletEntryKinds = [
  'refund',
  'cashback',
  'compensation',
  'spend',
  'payout',
  'cashback_reversal',
  'hold',
  'release',
  'capture',
] as const
export type WalletEntryKind = (typeof walletEntryKinds)[number]

/** The kinds of entry the ledger of points stores. */
export const pointsEntryKinds = ['earned', 'bonus', 'redeemed', 'reversed'] as const
export type PointsEntryKind = (typeof pointsEntryKinds)[number]

/** The kinds of entry that a customer sees, in the wallet and in the points. */
export const ledgerEntryKinds = [
  'refund',
  'refund_sent',
  'refund_refused',
  'refund_withdrawn',
  'refund_cancelled',
  'cashback',
  'cashback_reversed',
  'spent',
  'hold',
  'release',
  'points_earned',
  'points_bonus',
  'points_redeemed',
  'points_reversed',
  'adjustment',
] as const
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number]

/**
 * The topics of notices. Customers choose the channels of each topic; only `security` cannot be
 * refused.
 */
export const noticeTopics = [
  'orders',
  'visits',
  'requests',
  'billing',
  'contracts',
  'offers',
  'security',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/**
 * How a notice reaches a customer, in the order of the settings. A customer who chose WhatsApp gets a text
 * only if WhatsApp refuses.
 */
export const noticeChannels = ['portal', 'mail', 'text', 'whatsapp', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Where a worker was offered to a family: brought to its door, or ready at the branch. */
export const offerPlaces = ['door', 'branch'] as const
export type OfferPlace = (typeof offerPlaces)[number]

/** The kinds of notices that a customer can get. */
export const noticeKinds = [
  'order_placed',
  'order_paid',
  'order_needs_worker',
  'order_expired',
  'order_cancelled',
  'order_withdrawn',
  'package_priced',
  'order_to_pay',
  'stage_reached',
  'worker_expected',
  'worker_offered',
  'worker_confirmed',
  'worker_changed',
  'visit_tomorrow',
  'visit_soon',
  'visit_moved',
  'visit_worker_changed',
  'visit_cancelled',
  'visit_failed',
  'visit_unconfirmed',
  'visit_on_the_way',
  'visit_at_door',
  'visit_missed',
  'visit_done',
  'request_answered',
  'complaint_answered',
  'refund_approved',
  'refund_sent',
  'refund_failed',
  'invoice_due',
  'invoice_paid',
  'invoice_overdue',
  'charge_voided',
  'wallet_adjusted',
  'points_earned',
  'voucher_granted',
  'voucher_returned',
  'contract_ending',
  'contract_changed',
  'contract_resumed',
  'contract_finished',
  'visits_ended',
  'wait_list_answered',
  'voucher_ending',
  'new_sign_in',
  'password_changed',
  'mobile_changed',
  'email_changed',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The purposes for which a file can be uploaded. */
export const uploadPurposes = ['passport', 'attachment'] as const

/** How long a personalised package may last, in months. */
export const packageMonths = { '3months': 3, '6months': 6, '12months': 12 } as const
/** The duration of a special package. */
export type PackageDuration = keyof typeof packageMonths

/** The choices that the form for a special package offers. */
export const packageChoices = {
  workerTypes: ['housemaid', 'nanny', 'nurse'],
  nationalities: ['filipino', 'indian', 'ethiopian'],
  durations: ['3months', '6months', '12months'],
  counts: Array.from({ length: MAX_WORKERS_PER_ORDER }, (_, index) => index + 1),
  mostWorkers: MAX_WORKERS_PER_ORDER,
} as const

/**
 * The purpose of a code: signing in, a new password, verifying a mobile or an email, or allowing the
 * replacement of the other of the two.
 */
export const oneTimeCodePurposes = ['sign_in', 'password', 'mobile', 'email', 'change'] as const
export type OneTimeCodePurpose = (typeof oneTimeCodePurposes)[number]

/** What a code is for: what customers ask it for, and what the office sends one for. */
export const storedCodePurposes = [...oneTimeCodePurposes, 'office'] as const
export type StoredCodePurpose = (typeof storedCodePurposes)[number]

/** The digits of a one-time code, the minutes it is valid, and the tries it allows. */
export const ONE_TIME_CODE_LIMITS = { digits: 6, minutes: 5, tries: 5 } as const

/** What a person of the office is there for. An owner may do everything, an auditor only reads. */
export const staffRoles = [
  'desk',
  'recruitment',
  'dispatch',
  'finance',
  'branch_manager',
  'owner',
  'auditor',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who decides for a branch, and answers a complaint that its family has opened again. */
export const managerRoles = ['branch_manager', 'owner'] as const satisfies readonly StaffRole[]

/** What waits for the office. */
export const queueKinds = [
  'request',
  'complaint',
  'package',
  'order',
  'visit',
  'refund',
  'charge',
  'notice',
  'message',
  'document',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** What a dispatcher deals with on a day: visits, and orders for days that lack a worker. */
export const dispatchTasks = ['visit', 'order'] as const
export type DispatchTask = (typeof dispatchTasks)[number]

/** Parts of a day: what still needs something, and what is over. */
export const dispatchViews = ['no_worker', 'absent', 'no_driver', 'late', 'open', 'done', 'failed'] as const
export type DispatchView = (typeof dispatchViews)[number]

/** By what the tasks of a day are grouped. */
export const dispatchOrders = ['time', 'worker', 'driver'] as const
export type DispatchOrder = (typeof dispatchOrders)[number]
