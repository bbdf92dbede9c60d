import * as v from 'valibot'
import { answered } from './envelope.ts'
import { text } from './fields.ts'
import { filledLine, filledLines, line } from './inputs.ts'
import { operation } from './operation.ts'

export const sendContactMessage = operation({
  id: 'sendContactMessage',
  area: 'contact',
  method: 'POST',
  path: '/contact',
  summary: 'Write to the office; answers a reference number',
  auth: 'optional',
  body: v.strictObject({
    name: filledLine(120),
    email: v.optional(line(120)),
    phone: v.optional(line(32)),
    topic: v.optional(line(40)),
    message: filledLines(2000),
    /** Hidden from people: whoever fills it is a machine, which is thanked and not read. */
    website: v.optional(line(200)),
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
