import type { ComplaintState } from '@sakina/domain/vocabulary'
import { complaintLifecycle } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import { addComplaintEvent, complaintById, changeComplaintState } from '../../db/repositories/complaints.ts'
import { Failure } from '../../failures/failure.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { runAnswer, type MoneyCommand } from './money-command.ts'

/** Adds a note to a complaint or changes its state; a closed complaint stays closed. */
export const answerComplaint = (
  app: Application,
  command: MoneyCommand,
  answer: { readonly state: ComplaintState; readonly note: string | undefined },
) =>
  runAnswer(app, command, 'complaint', async (tx) => {
    const complaint = await complaintById(tx, command.id)
    if (complaint === undefined) throw new Failure('not_found')
    const from = complaint.state
    const onlyNote = from === answer.state && from !== 'closed' && answer.note !== undefined
    if (!onlyNote && !complaintLifecycle.move(from, answer.state).ok)
      throw new Failure('transition_not_allowed')
    if (!onlyNote && !(await changeComplaintState(tx, { id: complaint.id, from, to: answer.state })))
      throw new Failure('transition_not_allowed')
    const eventId = app.newId()
    await addComplaintEvent(tx, {
      id: eventId,
      complaintId: complaint.id,
      state: answer.state,
      note: answer.note ?? null,
      byOffice: true,
      at: app.now(),
    })
    const facts = { number: complaint.number, state: answer.state }
    const notice = { kind: 'complaint_answered', about: complaint.id, facts } as const
    await notifyCustomer(tx, app, complaint.customerId, notice, eventId)
  })
