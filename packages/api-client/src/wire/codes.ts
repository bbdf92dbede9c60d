/** The values a `{label, value}` of the wire may carry, and the choices a body may name. */
export const orderStatuses = [
  'draft',
  'pending_payment',
  'paid',
  'processing',
  'active',
  'completed',
  'cancelled',
  'expired',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

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

export const visitWindows = ['morning', 'evening'] as const
export type VisitWindow = (typeof visitWindows)[number]

export const complaintStates = ['open', 'on_hold', 'closed'] as const
export type ComplaintState = (typeof complaintStates)[number]

export const complaintTypes = ['delay', 'unsatisfactory', 'behavior', 'payment', 'other'] as const
export type ComplaintType = (typeof complaintTypes)[number]

export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]

export const requestKinds = [
  'cancellation',
  'suspension',
  'replacement',
  'replace_service',
  'refund_payment',
] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStatuses = ['open', 'approved', 'rejected', 'completed'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The documented spelling of what a wallet return asks for. */
export const returnActions = ['replaceService', 'refundPayment'] as const

export const invoiceStates = ['unpaid', 'paid', 'cancelled', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export const invoiceKinds = [
  'order',
  'suspension_fee',
  'cancellation_balance',
  'office_charge',
  'credit_note',
] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const paymentMethods = ['card', 'instalments', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** `unmatched`: money came that is not what was asked for, and goes back. */
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

/** `unclear`: nobody can say whether the provider took it; the office looks it up. */
export const refundStates = ['pending', 'sending', 'unclear', 'sent', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const tiers = ['bronze', 'silver', 'gold', 'diamond'] as const
export type Tier = (typeof tiers)[number]

export const entryKinds = [
  'refund',
  'cashback',
  'spent',
  'hold',
  'release',
  'points_earned',
  'points_redeemed',
  'points_reversed',
  'adjustment',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const voucherStates = ['active', 'used', 'expired'] as const
export type VoucherState = (typeof voucherStates)[number]

export const attemptStates = ['absent', 'pending', 'done'] as const
export type AttemptState = (typeof attemptStates)[number]

/** How often a bundle of visits may be repeated. */
export const mostRepeats = 12
