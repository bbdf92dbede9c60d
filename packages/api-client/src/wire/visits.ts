import * as v from 'valibot'
import { toVisit } from './entities/visit.ts'
import { periods } from '@sakina/domain/vocabulary'
import { answered } from './envelope.ts'
import { list } from './fields.ts'
import { choice, dayInput } from './inputs.ts'
import { operation } from './operation.ts'
import { recordId } from './queries.ts'
import { visitSchema } from './shapes/visit.ts'

export const listVisits = operation({
  id: 'listVisits',
  area: 'visits',
  method: 'GET',
  path: '/my/visit-lines',
  summary: "The customer's visits, the next one first",
  auth: 'required',
  answer: answered(list(visitSchema)),
  errors: [],
  cache: 'account',
  read: ({ result }) => result.map(toVisit),
})

export const moveVisit = operation({
  id: 'moveVisit',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/move',
  summary: 'Move a visit that is more than 48 hours ahead to a free slot',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  body: v.strictObject({ date: dayInput(), visit_window: choice(periods) }),
  answer: answered(visitSchema),
  idempotent: true,
  errors: ['not_found', 'notice_too_short', 'visit_not_movable', 'slot_taken', 'date_unavailable'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toVisit(result),
})
