import type { Application } from '../../application.ts'
import {
  contactMessageById,
  setContactAnswer,
  type ContactMessage,
} from '../../db/repositories/contact-messages.ts'
import { contactAnswerEmail } from '../../emails/contact-answer-email.ts'
import { Failure } from '../../failures/failure.ts'
import { runOfficeCommand, type OfficeCommand } from '../office/office-command.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Reads a message of the contact form. */
export async function readContactMessage(app: Application, id: string): Promise<ContactMessage> {
  const message = await contactMessageById(app.database.reader, id)
  if (message === undefined) throw new Failure('not_found')
  return message
}

/** Answers a message once: by email where it names one; otherwise the office has called, and keeps what it said. */
export const answerContactMessage = (
  app: Application,
  command: OfficeCommand,
  { text }: { readonly text: string },
) =>
  runOfficeCommand(app, command, async (tx) => {
    const message = await contactMessageById(tx, command.id)
    if (message === undefined) throw new Failure('not_found')
    if (!(await setContactAnswer(tx, { id: message.id, answer: text, at: app.now() })))
      throw new Failure('transition_not_allowed')
    if (message.email !== null)
      await enqueueEmail(tx, app, contactAnswerEmail({ ...message, email: message.email, answer: text }))
  })
