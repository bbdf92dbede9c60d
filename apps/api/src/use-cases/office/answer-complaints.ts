import type { ComplaintState } from '@sakina/domain/vocabulary'
import { complaintLifecycle, isComplaintForManager } from '@sakina/domain/lifecycles'
import { managerRoles } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import {
  addComplaintEvent,
  changeComplaintState,
  complaintById,
  eventsOfComplaints,
} from '../../db/repositories/complaints.ts'
import type { SignedInStaff } from '../staff/signed-in-staff.ts'
import { Failure } from '../../failures/failure.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { runAnswer, type MoneyCommand } from './money-command.ts'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsAnswerNotice } from '@sakina/api-client/wire/ops'
import { noticeById } from '../../db/repositories/notices.ts'
import {
  deliveriesOfNotices,
  removeFailedMessages,
  rescheduleFailedMessages,
} from '../../db/repositories/office.ts'
import { noticeContent } from '../../emails/notices/notice.ts'
import type { Language } from '../../ports/payment.ts'
import { runOfficeCommand, type OfficeCommand } from './office-command.ts'

const isManager = ({ roles }: Pick<SignedInStaff, 'roles'>): boolean =>
  managerRoles.some((role) => roles.includes(role))

type ComplaintAnswer = {
  readonly state: ComplaintState
  readonly note: string | undefined
  /** The person who answers; a machine is nobody. */
  readonly staff?: Pick<SignedInStaff, 'roles'> | undefined
}

/**
 * Adds a note to a complaint or changes its state; a closed complaint stays closed. One that its family opened
 * again is answered by a manager.
 */
export const answerComplaint = (
  app: Application,
  command: MoneyCommand,
  { staff, ...answer }: ComplaintAnswer,
) =>
  runAnswer(app, command, 'complaint', async (tx) => {
    const complaint = await complaintById(tx, command.id)
    if (complaint === undefined) throw new Failure('not_found')
    if (
      staff !== undefined &&
      !isManager(staff) &&
      isComplaintForManager(await eventsOfComplaints(tx, [complaint.id]))
    )
      throw new Failure('forbidden')
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

/** Reads a notice in words, with the ways by which its messages were given up. */
export async function readOfficeNotice(app: Application, id: string, language: Language) {
  const db = app.database.reader
  const row = await noticeById(db, id)
  if (row === undefined) throw new Failure('not_found')
  const failed = (await deliveriesOfNotices(db, [id])).filter(
    ({ deadAt, doneAt }) => deadAt !== null && doneAt === null,
  )
  const { title, text } = noticeContent(row.notice, language)
  return { row, title, text, failed: [...new Set(failed.map(({ kind }) => kind))] }
}

/**
 * Sends the messages of a notice that were given up once more, or takes them back because somebody told the family;
 * who did is kept with the act.
 */
export const answerNotice = (
  app: Application,
  command: OfficeCommand,
  { decision }: BodyOf<typeof opsAnswerNotice>,
) =>
  runOfficeCommand(app, command, async (tx) => {
    if ((await noticeById(tx, command.id)) === undefined) throw new Failure('not_found')
    const changed =
      decision === 'resend'
        ? await rescheduleFailedMessages(tx, command.id, app.now())
        : await removeFailedMessages(tx, command.id)
    if (!changed) throw new Failure('transition_not_allowed')
  })
