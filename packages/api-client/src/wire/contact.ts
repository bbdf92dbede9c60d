import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { answerEnvelope } from './envelope.ts'
import { textField } from './fields.ts'
import { filledLineInput, requiredMultilineInput, lineInput } from './inputs.ts'
import { defineOperation } from './operation.ts'

export const sendContactMessage = defineOperation({
  id: 'sendContactMessage',
  area: 'contact',
  method: 'POST',
  path: '/contact',
  summary: 'Write to the office; answers a reference number',
  auth: 'optional',
  body: v.strictObject({
    name: filledLineInput(textLimits.personName),
    email: v.optional(lineInput(textLimits.email)),
    phone: v.optional(lineInput(textLimits.phone)),
    topic: v.optional(lineInput(textLimits.contactTopic)),
    message: requiredMultilineInput(textLimits.contactMessage),
    /** A field hidden from people: a message that fills it comes from a bot and is discarded. */
    website: v.optional(lineInput(textLimits.token)),
  }),
  answer: answerEnvelope(v.object({ reference: textField() })),
  status: 201,
  idempotent: true,
  errors: [],
  cache: 'never',
  limit: 'contact',
  extension: true,
  read: ({ result }) => result,
})
