import { object } from 'yup'
import { readEmail } from '../identity/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { textLimits } from '../vocabulary/index.ts'
import { line, lines, ruled } from './fields.ts'
import { readLocalMobile } from './person.ts'
import { problem } from './problem.ts'

const readReply = (typed: string): Outcome<string, 'identity.no_reply'> => {
  const email = readEmail(typed)
  const found = email.ok ? email : readLocalMobile(typed)
  return found.ok ? granted(found.value) : refused('identity.no_reply')
}

/** `website` is the trap for machines: people don't see it. */
export const contactSchema = object({
  name: line(textLimits.personName).required(problem('validation.common.required')),
  reply: ruled(readReply, { 'identity.no_reply': 'validation.contact.emailOrPhone' }).required(
    problem('validation.contact.emailOrPhone'),
  ),
  topic: line(textLimits.contactTopic),
  message: lines(textLimits.contactMessage).required(problem('validation.contact.message')),
  website: line(textLimits.token).max(0, problem('validation.contact.notAPerson')),
})
