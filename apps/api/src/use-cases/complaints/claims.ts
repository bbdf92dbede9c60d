import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  addComplaintEvent,
  changeComplaintState,
  type Complaint,
  type NewComplaint,
} from '../../db/repositories/complaints.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { openComplaint } from './open-complaint.ts'

/** Files the word of a family that nobody came as an urgent complaint, and returns its id. */
export async function openClaim(
  tx: Tx,
  app: Application,
  about: Pick<NewComplaint, 'customerId' | 'contractId' | 'visitId' | 'isVisitClaim' | 'isOfferClaim'>,
): Promise<string> {
  const { id } = await openComplaint(tx, app, { ...about, type: 'other', details: null, priority: 'high' })
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
