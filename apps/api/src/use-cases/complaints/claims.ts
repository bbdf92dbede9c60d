import { instant, riyadhDay } from '@sakina/domain/calendar'
import { complaintAnswerTimeRange } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  addComplaint,
  addComplaintEvent,
  changeComplaintState,
  type Complaint,
} from '../../db/repositories/complaints.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { createRecordNumber } from '../orders/record-number.ts'

/** Files the word of a family that nobody came as an urgent complaint, and returns its id. */
export async function openClaim(
  tx: Tx,
  app: Application,
  about: Pick<Complaint, 'customerId' | 'contractId' | 'visitId'>,
): Promise<string> {
  const now = app.now()
  const id = app.newId()
  await addComplaint(tx, {
    ...about,
    id,
    number: createRecordNumber('CP', app.randomBytes),
    type: 'other',
    details: null,
    state: 'open',
    priority: 'high',
    requestDate: riyadhDay(instant(now)),
    answerBy: new Date(complaintAnswerTimeRange(instant(now), app.config.policies).by),
    createdAt: now,
  })
  await addComplaintEvent(tx, {
    id: app.newId(),
    complaintId: id,
    state: 'open',
    note: null,
    byOffice: false,
    at: now,
  })
  return id
}

/** Closes the complaint of a claim, and tells the family. */
export async function closeClaim(
  tx: Tx,
  app: Application,
  complaint: Complaint | undefined,
  note: string | undefined,
): Promise<void> {
  if (complaint === undefined || complaint.state === 'closed') return
  await changeComplaintState(tx, { id: complaint.id, from: complaint.state, to: 'closed' })
  const eventId = app.newId()
  const event = { complaintId: complaint.id, state: 'closed', note: note ?? null, byOffice: true } as const
  await addComplaintEvent(tx, { ...event, id: eventId, at: app.now() })
  const facts = { number: complaint.number, state: 'closed' } as const
  const notice = { kind: 'complaint_answered', about: complaint.id, facts } as const
  await notifyCustomer(tx, app, complaint.customerId, notice, eventId)
}
