import { queueKinds, type QueueKind, type StaffRole } from '@sakina/domain/vocabulary'
import { opsSetWorkerDocument } from './office-workers.ts'
import {
  opsAnswerComplaint,
  opsAnswerContactMessage,
  opsAnswerNotice,
  opsAnswerRequest,
  opsAssignWorker,
  opsDecideVisit,
  opsMarkRefund,
  opsPriceOrder,
  opsVoidCharge,
} from './ops.ts'

/** What waits for the office, each kind with the operation that answers it. */
const queueOperations = {
  request: opsAnswerRequest,
  complaint: opsAnswerComplaint,
  package: opsPriceOrder,
  order: opsAssignWorker,
  visit: opsDecideVisit,
  refund: opsMarkRefund,
  charge: opsVoidCharge,
  notice: opsAnswerNotice,
  message: opsAnswerContactMessage,
  document: opsSetWorkerDocument,
} as const satisfies Readonly<Record<QueueKind, unknown>>

/** The kinds that wait for one of these roles; an auditor reads them all. */
export const queueKindsOf = (roles: readonly StaffRole[]): readonly QueueKind[] =>
  queueKinds.filter((kind) => {
    const answering: readonly StaffRole[] = queueOperations[kind].roles
    return roles.includes('auditor') || roles.some((role) => answering.includes(role))
  })
