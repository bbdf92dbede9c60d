export { timeGroups, timeGroupOfContract, timeGroupOfOrder } from './time-group.ts'
export type { TimeGroup } from './time-group.ts'
export {
  COMPLAINT_REOPEN_DAYS,
  complaintLifecycle,
  complaintReplies,
  isComplaintForManager,
} from './complaint.ts'
export type { ComplaintEventFacts } from './complaint.ts'
export {
  contractFilters,
  contractLifecycle,
  isContractOver,
  matchesContractFilter,
  contractStateOnDay,
  toStoredContractState,
} from './contract.ts'
export { canOrderBePaid, canOrderBeCancelledAtOnce, orderLifecycle } from './order.ts'
export { PAYMENT_HOLD_MINUTES, paymentLifecycle } from './payment.ts'
export { payoutState, refundLifecycle } from './refund.ts'
export {
  isRequestAllowed,
  canWithdrawRequest,
  contractStateAfterRequest,
  contractStateDuringRequest,
  contractRequestLifecycle,
} from './request.ts'
export {
  furthestStage,
  stagesByEvent,
  stagesReached,
  stagesToShow,
  validateStageAdvance,
} from './tracking.ts'
export {
  isVisitFailed,
  isVisitRemedyOpen,
  isVisitUsedUp,
  isVisitUnfinished,
  visitLifecycle,
} from './visit.ts'
