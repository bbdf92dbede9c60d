import * as v from 'valibot'
import { amountField, countField, idField, listField, optionalTextField, textField } from '../fields.ts'
import { priceBasisField } from './price-basis.ts'

export const serviceSchema = v.object({
  id: idField(),
  /**
   * The query `fields` selects which of these four fields the response has; by default all four.
   */
  name: v.optional(textField()),
  code: v.optional(textField()),
  description: v.optional(textField()),
  plan_count: v.optional(countField()),
  short: optionalTextField(),
  includes: listField(textField()),
  excludes: listField(textField()),
  /** An extension of ours: the price of the cheapest plan with tax and wage. */
  starting_total: amountField(),
  starting_basis: priceBasisField(),
})

export type WireService = v.InferOutput<typeof serviceSchema>

export const jobSchema = v.object({ id: idField(), name: textField(), code: textField() })

export type WireJob = v.InferOutput<typeof jobSchema>
