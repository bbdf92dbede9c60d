/**
 * The states of an order, in the order in which they are shown. Life cycles, database columns, the
 * wire, the names in both languages and the screens all use the lists of this file.
 */
export const orderStates = [
  'draft',
  'pending_payment',
  'paid',
  'processing',
  'active',
  'completed',
  'cancelled',
  'expired',
] as const
export type OrderState = (typeof orderStates)[number]

/** Whether an order is paid and not over. */
export const isOrderInForce = (state: OrderState | 'unknown'): boolean =>
  state === 'paid' || state === 'processing' || state === 'active'

/**
 * The tracking stages of an order in the order of time. The specification lists them as they appear in
 * a right-to-left grid, where a worker would arrive before travelling.
 */
export const trackingStages = [
  'submitted',
  'under_review',
  'awaiting_payment',
  'processing',
  'visa_started',
  'visa_in_progress',
  'visa_issued',
  'travel_arrangements',
  'on_the_way',
  'arrived',
  'received',
] as const
export type TrackingStage = (typeof trackingStages)[number]

/** The states of a contract. */
export const contractStates = [
  'running',
  'cancelled',
  'expiring',
  'defaulted',
  'on_hold',
  'pending_swap',
  'suspended',
  'finished',
] as const
export type ContractState = (typeof contractStates)[number]

/** `expiring` is a running contract near its last day, so it is never stored. */
export type StoredContractState = Exclude<ContractState, 'expiring'>
/** The states of a contract that the database stores; `expiring` is derived from dates. */
export const storedContractStates = contractStates.filter((state) => state !== 'expiring')

/** The states of a visit. */
export const visitStates = [
  'scheduled',
  'on_the_way',
  'in_progress',
  'done',
  'missed',
  'cancelled',
  'moved',
] as const
export type VisitState = (typeof visitStates)[number]

/**
 * What the driver reports. At the door there are two ways to continue: `nobody_opens` or `inside`.
 */
export const driverSteps = ['left', 'at_door', 'nobody_opens', 'inside', 'done'] as const
export type DriverStep = (typeof driverSteps)[number]

/** The states of a complaint. */
export const complaintStates = ['open', 'on_hold', 'closed'] as const
export type ComplaintState = (typeof complaintStates)[number]

/** The states of a request about a contract. */
export const contractRequestStates = ['open', 'approved', 'rejected', 'withdrawn', 'completed'] as const
export type ContractRequestState = (typeof contractRequestStates)[number]

/** The states of an invoice. */
export const invoiceStates = ['unpaid', 'paid', 'cancelled', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** The states of a payment. `unmatched`: the paid amount differs from the requested one and is refunded. */
export const paymentStates = [
  'pending',
  'paid',
  'declined',
  'abandoned',
  'expired',
  'partly_refunded',
  'refunded',
  'unmatched',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The states of a refund. `unclear`: the outcome at the provider is unknown, and the office looks it up. */
export const refundStates = ['pending', 'sending', 'unclear', 'sent', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** The state of a refund as shown to its owner. */
export const payoutStates = ['on_its_way', 'sent', 'in_wallet'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The states of a voucher of a customer. */
export const voucherStates = ['active', 'used', 'expired'] as const
export type VoucherState = (typeof voucherStates)[number]

/** What became of an order whose response was lost. */
export const orderAttemptStates = ['absent', 'pending', 'done'] as const
export type OrderAttemptState = (typeof orderAttemptStates)[number]
