import * as v from 'valibot'
import { amount, count, id, list, optionalText, text } from '../fields.ts'
import { priceBasis } from './price-basis.ts'

export const serviceSchema = v.object({
  id: id(),
  /** These four are left out where `fields` names others of them. */
  name: v.optional(text()),
  code: v.optional(text()),
  description: v.optional(text()),
  plan_count: v.optional(count()),
  short: optionalText(),
  includes: list(text()),
  excludes: list(text()),
  /** Ours: what the cheapest plan costs with tax and wage. */
  starting_total: amount(),
  starting_basis: priceBasis(),
})

export type WireService = v.InferOutput<typeof serviceSchema>

export const jobSchema = v.object({ id: id(), name: text(), code: text() })

export type WireJob = v.InferOutput<typeof jobSchema>
