import { instant, riyadhDay } from '@sakina/domain/calendar'
import { complaintAnswerTimeRange } from '@sakina/domain/policies'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  addComplaint,
  addComplaintEvent,
  changeComplaintState,
  complaintOfVisit,
} from '../../db/repositories/complaints.ts'
import { changeVisit, visitById, type Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { advanceVisit, lockVisitWithOrder } from './advance-visit.ts'
import type { LockedVisit } from './return-visit.ts'
import { isUnconfirmed } from './undecided-visit.ts'

const Answered = v.object({ id: v.string() })

type AnswerInput = { readonly visitId: string; readonly key: string | undefined }

/** Answers whether a visit was made, while nobody has confirmed it and the family has not answered. */
async function answer(
  app: Application,
  customer: SignedInCustomer,
  { visitId, key }: AnswerInput,
  operation: string,
  work: (tx: Tx, locked: LockedVisit) => Promise<void>,
): Promise<Visit> {
  const known = await visitById(app.database.reader, visitId)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation, content: { id: visitId } },
    Answered,
    async (tx) => {
      const locked = await lockVisitWithOrder(tx, known)
      if (!isUnconfirmed(locked.visit, app.now()) || locked.visit.claimedAt !== null)
        throw new Failure('transition_not_allowed')
      await work(tx, locked)
      await announceChange(tx, app, locked.order.id)
      return { id: known.id }
    },
  )
  const visit = await visitById(app.database.reader, visitId)
  if (visit === undefined) throw new Failure('not_found')
  return visit
}

/** Marks a visit as made: nobody had said so before. */
export async function markVisitMade(tx: Tx, app: Application, locked: LockedVisit): Promise<void> {
  const visit = await advanceVisit(tx, app, locked, { to: 'in_progress' })
  await advanceVisit(tx, app, { ...locked, visit }, { to: 'done' })
}

/** The family says that the worker came; its word is a mark. */
export const confirmMyVisit = (app: Application, customer: SignedInCustomer, input: AnswerInput) =>
  answer(app, customer, input, 'confirmVisit', (tx, locked) => markVisitMade(tx, app, locked))

/** The family says that nobody came: a complaint about the visit, which waits for the office. */
export const claimNobodyCame = (app: Application, customer: SignedInCustomer, input: AnswerInput) =>
  answer(app, customer, input, 'reportNobodyCame', async (tx, { visit, contract }) => {
    const now = app.now()
    await changeVisit(tx, visit.id, { claimedAt: now })
    const id = app.newId()
    await addComplaint(tx, {
      id,
      number: createRecordNumber('CP', app.randomBytes),
      customerId: customer.id,
      contractId: contract.id,
      visitId: visit.id,
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
  })

/** Closes the complaint that nobody came to a visit, and tells the family. */
export async function closeClaim(
  tx: Tx,
  app: Application,
  visit: Visit,
  note: string | undefined,
): Promise<void> {
  const complaint = await complaintOfVisit(tx, visit.id)
  if (complaint === undefined || complaint.state === 'closed') return
  await changeComplaintState(tx, { id: complaint.id, from: complaint.state, to: 'closed' })
  const eventId = app.newId()
  const event = { complaintId: complaint.id, state: 'closed', note: note ?? null, byOffice: true } as const
  await addComplaintEvent(tx, { ...event, id: eventId, at: app.now() })
  const facts = { number: complaint.number, state: 'closed' } as const
  const notice = { kind: 'complaint_answered', about: complaint.id, facts } as const
  await notifyCustomer(tx, app, complaint.customerId, notice, eventId)
}

/** Nobody came to a visit: it failed by our fault, and the complaint about it is closed. */
export async function failUnconfirmedVisit(
  tx: Tx,
  app: Application,
  locked: LockedVisit,
  note?: string,
): Promise<void> {
  await closeClaim(tx, app, locked.visit, note)
  // A visit for which no worker was found cannot be missed by anybody.
  const to = locked.order.needsAnotherWorker ? 'cancelled' : 'missed'
  await advanceVisit(tx, app, locked, { to, fault: 'agency' })
}
