export { complaintLifecycle } from './complaint.ts'
export {
  contractFilters,
  contractLifecycle,
  EXPIRING_DAYS,
  isOver,
  isUnderFilter,
  stateInForce,
  storedContractState,
} from './contract.ts'
export type { ContractFilter } from './contract.ts'
export type { Lifecycle, TransitionRefusal } from './lifecycle.ts'
export { canBePaid, canBeWithdrawn, orderLifecycle } from './order.ts'
export { PAYMENT_HOLD_MINUTES, paymentLifecycle } from './payment.ts'
export { payoutState, refundLifecycle } from './refund.ts'
export {
  canBeAskedFor,
  canWithdrawRequest,
  contractStateAfter,
  contractStateDuring,
  requestLifecycle,
} from './request.ts'
export { advanceStage, nextStage, stagesOf, stagesStampedBy } from './tracking.ts'
export type { StageRefusal } from './tracking.ts'
export { countsAsCarriedOut, isUpcoming, visitLifecycle } from './visit.ts'
export {
  complaintStates,
  complaintTypes,
  contractStates,
  orderStates,
  refundStates,
  trackingStages,
  visitStates,
} from '../vocabulary/index.ts'
export type {
  ComplaintState,
  ComplaintType,
  ContractState,
  OrderState,
  RefundState,
  TrackingStage,
  VisitState,
} from '../vocabulary/index.ts'
export type { ContractTerm } from './contract.ts'
