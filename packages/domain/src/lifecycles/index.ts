export { complaintLifecycle, complaintStates, complaintTypes } from './complaint.ts'
export type { ComplaintState, ComplaintType } from './complaint.ts'
export {
  contractFilters,
  contractLifecycle,
  contractStates,
  EXPIRING_DAYS,
  isOver,
  isUnderFilter,
  stateInForce,
} from './contract.ts'
export type { ContractFilter, ContractState } from './contract.ts'
export type { Lifecycle, TransitionRefusal } from './lifecycle.ts'
export { orderCards } from './order-card.ts'
export type { CardAction, CardFact, OrderCard } from './order-card.ts'
export { canBePaid, canBeWithdrawn, orderLifecycle, orderStates } from './order.ts'
export type { OrderState } from './order.ts'
export { moneyArrived, PAYMENT_HOLD_MINUTES, paymentLifecycle, paymentStates } from './payment.ts'
export type { PaymentState } from './payment.ts'
export { refundLifecycle, refundStates } from './refund.ts'
export type { RefundState } from './refund.ts'
export { contractStateAfter, contractStateDuring, requestLifecycle, requestStates } from './request.ts'
export type { RequestKind, RequestState } from './request.ts'
export {
  advanceStage,
  documentedStages,
  nextStage,
  stagesOf,
  stagesStampedBy,
  trackingStages,
} from './tracking.ts'
export type { StageRefusal, TrackingStage } from './tracking.ts'
export { countsAsCarriedOut, isUpcoming, visitLifecycle, visitStates } from './visit.ts'
export type { VisitState } from './visit.ts'
