import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsAnswerNotice } from '@sakina/api-client/wire/ops'
import type { Application } from '../../application.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import {
  deliveriesOfNotices,
  removeFailedMessages,
  rescheduleFailedMessages,
} from '../../db/repositories/office.ts'
import { noticeContent } from '../../emails/notices/notice.ts'
import { Failure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { runOfficeCommand, type OfficeCommand } from './office-command.ts'

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
