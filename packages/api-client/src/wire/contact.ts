import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { answered } from './envelope.ts'
import { text } from './fields.ts'
import { filledLine, requiredMultilineText, line } from './inputs.ts'
import { operation } from './operation.ts'

export const sendContactMessage = operation({
  id: 'sendContactMessage',
  area: 'contact',
  method: 'POST',
  path: '/contact',
  summary: 'Write to the office; answers a reference number',
  auth: 'optional',
  body: v.strictObject({
    name: filledLine(textLimits.personName),
    email: v.optional(line(textLimits.email)),
    phone: v.optional(line(textLimits.phone)),
    topic: v.optional(line(textLimits.contactTopic)),
    message: requiredMultilineText(textLimits.contactMessage),
    /** A field hidden from people: a message that fills it comes from a bot and is discarded. */
    website: v.optional(line(textLimits.token)),
  }),
  answer: answered(v.object({ reference: text() })),
  status: 201,
  idempotent: true,
  errors: [],
  cache: 'never',
  limit: 'contact',
  extension: true,
  read: ({ result }) => result,
})
