import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { textField } from './fields.ts'
import {
  requiredSingleLineInputSchema,
  requiredMultilineInputSchema,
  singleLineInputSchema,
} from './inputs.ts'
import { resultOf } from './codec.ts'
import { defineOperation } from './operation.ts'

export const sendContactMessage = defineOperation({
  id: 'sendContactMessage',
  area: 'contact',
  method: 'POST',
  path: '/contact',
  summary: 'Write to the office; answers a reference number',
  auth: 'optional',
  body: v.strictObject({
    name: requiredSingleLineInputSchema(textLimits.personName),
    email: v.optional(singleLineInputSchema(textLimits.email)),
    phone: v.optional(singleLineInputSchema(textLimits.phone)),
    topic: v.optional(singleLineInputSchema(textLimits.contactTopic)),
    message: requiredMultilineInputSchema(textLimits.contactMessage),
    /** A field hidden from people: a message that fills it comes from a bot and is discarded. */
    website: v.optional(singleLineInputSchema(textLimits.token)),
  }),
  answer: resultOf(v.object({ reference: textField() })),
  status: 201,
  idempotent: true,
  errors: [],
  cache: 'never',
  limit: 'contact',
  extension: true,
})
