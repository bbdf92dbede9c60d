export { complaintLifecycle } from './complaint.ts'
export {
  contractFilters,
  contractLifecycle,
  isContractOver,
  matchesContractFilter,
  stateInForce,
  storedContractState,
} from './contract.ts'
export { canBePaid, canBeWithdrawn, orderLifecycle } from './order.ts'
export { PAYMENT_HOLD_MINUTES, paymentLifecycle } from './payment.ts'
export { payoutState, refundLifecycle } from './refund.ts'
export {
  isRequestAllowed,
  canWithdrawRequest,
  contractStateAfter,
  contractStateDuring,
  requestLifecycle,
} from './request.ts'
export { advanceStage, stagesOf, stagesStampedBy } from './tracking.ts'
export { countsAsCarriedOut, isUpcoming, visitLifecycle } from './visit.ts'
